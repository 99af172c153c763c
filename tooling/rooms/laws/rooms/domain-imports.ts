import { isTest, roomIn } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem } from "../../source/sources.ts";

/** The table of domains from the bottom up, each with those it may import. */
const map = "docs/house.md";
const backOffice = ["apps/dashboard/src/areas", "apps/dashboard/src/entities"];
const homes = ["packages/contract/src", "apps/api/src/modules", ...backOffice];
/** Where a file may find another domain: areas import entities, also those of other domains. */
const withNeighbours = (home: string) => (backOffice.includes(home) ? backOffice : [home]);
const row = /^\| `([a-z]+)` \|[^|]*\|([^|]*)\|$/gm;

type Domains = Map<string, { line: number; mayImport: string[] }>;

function domainsIn(text: string): Domains {
  return new Map(
    [...text.matchAll(row)].map(({ 1: name = "", 2: below = "", index }) => [
      name,
      { line: lineAt(text, index), mayImport: [...below.matchAll(/`([a-z]+)`/g)].map(([, each = ""]) => each) },
    ]),
  );
}

/** A domain only imports from those above it in the table, so that no two depend on each other. */
function tableProblems(domains: Domains): Problem[] {
  const names = [...domains.keys()];
  return [...domains].flatMap(([name, { line, mayImport }]) =>
    mayImport
      .filter((other) => !names.slice(0, names.indexOf(name)).includes(other))
      .map((other) => ({ file: map, line, message: `${name} may import ${other}, which does not stand above it` })),
  );
}

/** Contract, modules, areas and entities use the same domains, and imports between them follow the table in docs/house.md. */
export const domainImports: Law = (sources) => {
  const known = domainsIn(sources.find(({ path }) => path === map)?.text ?? "");
  const arrows = sources.flatMap(({ path, imports }) => {
    const home = homes.find((each) => roomIn(each, path) !== undefined);
    if (!home || isTest(path)) return [];
    const own = roomIn(home, path) ?? "";
    const domain = known.get(own);
    if (!domain) return [{ file: path, line: 1, message: `${own} is no domain: ${map} lists them` }];
    return imports.flatMap(({ target, line }) => {
      const other = withNeighbours(home).flatMap((each) => roomIn(each, target) ?? [])[0];
      if (other === undefined || other === own || domain.mayImport.includes(other)) return [];
      return [
        { file: path, line, message: `${own} imports ${other}: what is told upwards is a fact (facts.ts) or a job` },
      ];
    });
  });
  return [...tableProblems(known), ...arrows];
};
