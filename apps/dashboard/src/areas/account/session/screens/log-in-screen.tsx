"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { endedNote, parseEndedNote } from "../../../../lib/session/ended/session-ended.ts";
import { redirectAfterLogIn } from "../../../../lib/session/log-in-redirect.ts";
import { useSignedIn } from "../../../../lib/session/use-signed-in.ts";
import { useBrowserValue } from "../../../../lib/storage/use-browser-value.ts";
import { AuthScreen } from "./auth-screen.tsx";

const readQuery = () => location.search;

/**
 * The log-in page that the session gate redirects to; after the log-in, or with a session, it returns to the requested
 * page.
 */
export function LogInScreen() {
  const router = useRouter();
  const asked = redirectAfterLogIn(new URLSearchParams(useBrowserValue(readQuery)).get("from"));
  const ended = parseEndedNote(useBrowserValue(endedNote.readText));
  // Where the back-office has a host of its own, its root path leads here without saying from where.
  const from = asked === "/dashboard" && ended ? ended.from : asked;
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return;
    endedNote.remove();
    router.replace(from);
  }, [signedIn, from, router]);
  const [typing, setTyping] = useState(false);
  return (
    <>
      <AuthScreen mode="log-in" other="/dashboard?auth=Signup" ended={ended} onTyping={() => setTyping(true)} />
      {/* A user who types a password is about to log in, so the page behind the form is prefetched. */}
      {typing && <Link href={from} prefetch aria-hidden="true" tabIndex={-1} className="fixed bottom-0 size-px" />}
    </>
  );
}
