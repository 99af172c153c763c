"use client";

import { ErrorScreen } from "../shell/error-screen.tsx";

export default function ErrorPage() {
  return <ErrorScreen />;
}
