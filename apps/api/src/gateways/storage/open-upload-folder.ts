import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Creates this process's folder for incoming files. Removes the folders of processes that no longer run; another
 * process on the same disk keeps its own.
 */
export async function openUploadFolder(folder: string): Promise<string> {
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
