/** Scripts and style sheets that load after the first paint (`lib/page-scripts/after-paint`). */
export const DeferredAssets = ({ files }: { files: string[] }) =>
  files.map((file) => <script key={file} type="text/plain" data-after-paint={file} />);
