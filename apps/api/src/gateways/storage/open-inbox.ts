import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * A folder of this process for files on their way in. What processes that are no more left behind is removed; one that
 * runs beside this one on the same disk keeps its own.
 */
export async function openInbox(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const pid = Number.parseInt(name, 10);
    if (!(pid > 0) || pid === process.pid || !isAlive(pid))
      await rm(join(folder, name), { recursive: true, force: true });
  }
  const own = join(folder, `${process.pid}-${randomUUID().slice(0, 8)}`);
  await mkdir(own);
  return own;
}
