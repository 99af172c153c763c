import { redirect } from "next/navigation";

/**
 * Used when the back-office has a host of its own; behind the site, `/` is the landing page and never reaches this app.
 */
export default function RootPage() {
  redirect("/dashboard");
}
