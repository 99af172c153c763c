import path from "node:path";
import { makeBackup } from "../backup/backups.ts";
import { runningPort } from "../postgres/running-port.ts";
import { startPostgres } from "../postgres.ts";
import { runCommand } from "../processes/command-session.ts";
import { placesOf, postgresFolder } from "../stack/database.ts";
import { savedSecret } from "../stack/secrets.ts";
import { loadSettings, root } from "../stack/settings.ts";
import { UserError } from "../user-error.ts";

const startedAt = performance.now();

await runCommand("npm run backup", path.join(root, ".data", "backup"), async (session) => {
  const settings = loadSettings();
  if (settings.databaseUrl)
    throw new UserError(
      "DATABASE_URL leads to a database of your own: docs/operations/backups.md says how to back it up.",
    );
  const dataDir = postgresFolder(settings);
  const running = runningPort(dataDir);
  const password = savedSecret(path.join(settings.dataDir, "secrets.json"), "postgresPassword");
  let url = `postgres://mauzo_owner:${password}@127.0.0.1:${running}/mauzo`;
  if (running === undefined) {
    const server = await startPostgres({ dataDir, archives: settings.archives });
    session.defer(server.stop);
    url = server.url;
  }
  const { folder } = await makeBackup(url, placesOf(settings), settings.backupsKept);
  console.log(`Backed up to ${folder} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return 0;
});
