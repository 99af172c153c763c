import { spawn } from "node:child_process";

// "kill -s NAME --" is the only spelling that dash, bash and ash all accept for a group. A process that has ended but
// was not yet reaped by init still responds to signal 0, so its state is checked.
const script = `
read word && exit
kill -s "$2" -- "$1" 2>/dev/null
n=0
while kill -s 0 -- "$1" 2>/dev/null && [ $n -lt 50 ]; do
  state=
  { read -r state < "/proc/\${1#-}/stat"; } 2>/dev/null
  case $state in *") Z "*) break ;; esac
  sleep 0.1
  n=$((n + 1))
done
kill -s "$3" -- "$1" 2>/dev/null
[ -n "$4" ] && rm -rf -- "$4"
`;

/**
 * Ends `target` (a process id, or minus a group's) if this process dies without a chance to do it: a separate shell
 * waits on a pipe that only closes with us. Call the returned function once the target has ended.
 */
export function killOnExit(target: number, gentle = "TERM", hard = "KILL", folderToRemove = ""): () => void {
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
