import type { Law } from "../source/sources.ts";
import { database } from "./database/database.ts";
import { phones } from "./database/phones.ts";
import { statements } from "./database/statements.ts";
import { writers } from "./database/writers.ts";
import { barrels } from "./files/barrels.ts";
import { casts } from "./files/casts.ts";
import { defaultExports } from "./files/default-exports.ts";
import { folderSizes } from "./files/folder-sizes.ts";
import { guards } from "./files/guards.ts";
import { lengths } from "./files/lengths.ts";
import { names } from "./files/names.ts";
import { swahiliWords } from "./files/swahili-words.ts";
import { contractTypesOnly } from "./imports/contract-types-only.ts";
import { cycles } from "./imports/cycles.ts";
import { packages } from "./imports/packages.ts";
import { relative } from "./imports/relative.ts";
import { templateImports } from "./imports/template-imports.ts";
import { amounts } from "./rooms/amounts.ts";
import { api } from "./rooms/api.ts";
import { apiCalls } from "./rooms/api-calls.ts";
import { areaFiles } from "./rooms/area-files.ts";
import { backOffice } from "./rooms/back-office.ts";
import { domainImports } from "./rooms/domain-imports.ts";
import { environment } from "./rooms/environment.ts";
import { moduleFiles } from "./rooms/module-files.ts";
import { refusals } from "./rooms/refusals.ts";
import { sideEffects } from "./rooms/side-effects.ts";
import { sealedPages } from "./site/sealed-pages.ts";
import { site } from "./site/site.ts";

/** Every law of docs/house.md. There is no list of exceptions: each law defines its own limits. */
export const laws: readonly Law[] = [
  names,
  lengths,
  guards,
  swahiliWords,
  folderSizes,
  barrels,
  defaultExports,
  casts,
  relative,
  packages,
  contractTypesOnly,
  cycles,
  templateImports,
  api,
  moduleFiles,
  domainImports,
  database,
  refusals,
  writers,
  statements,
  phones,
  sideEffects,
  environment,
  backOffice,
  apiCalls,
  areaFiles,
  amounts,
  sealedPages,
  site,
];
