"use client";

import { ErrorScreen } from "../../shell/states/error-screen.tsx";

export default function ErrorPage() {
  return <ErrorScreen />;
}
