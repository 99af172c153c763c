export type Shot = { name: string; language: string; width: number; file: string };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All screenshots on one page: a row for each page, with its widths and languages side by side. */
export function screenshotOverview(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const figure = ({ file, language, width }: Shot) =>
    `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${language} · ${width}</figcaption></figure>`;
  const row = (name: string) =>
    `<section><h2>${escaped(name)}</h2><div>${shots
      .filter((shot) => shot.name === name)
      .map(figure)
      .join("")}</div></section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mauzo: every page</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #eee }
  div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: none }
  img { height: 420px; max-width: 480px; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff }
</style>
<h1>${shots.length} pictures</h1>
${names.map(row).join("\n")}
</html>
`;
}
