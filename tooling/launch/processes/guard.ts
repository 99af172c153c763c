import { spawn } from "node:child_process";

const script = `
read word && exit
kill -"$2" -- "$1" 2>/dev/null
n=0
while kill -0 -- "$1" 2>/dev/null && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
kill -"$3" -- "$1" 2>/dev/null
[ -n "$4" ] && rm -rf -- "$4"
`;

/**
 * Ends `target` (a process id, or minus a group's) when this process dies without being able to: a shell of its own
 * waits on a pipe that only closes with us. Call the result once the target has ended.
 */
export function guard(target: number, gentle = "TERM", hard = "KILL", folderToRemove = ""): () => void {
  if (process.platform === "win32") return () => {};
  const shell = spawn("/bin/sh", ["-c", script, "mauzo-guard", String(target), gentle, hard, folderToRemove], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
    env: { PATH: process.env.PATH },
  });
  shell.on("error", () => {});
  shell.stdin.on("error", () => {});
  shell.unref();
  return () => shell.stdin.end("done\n");
}
