/** Modules that their folder's rule leads to, so the README need not name each of them. */
const LED_TO_BY_RULE = [
  // The kinds of files at the head of the map.
  /(^|\/)(schema|constants|limits|contract|addresses|table|handlers|queries|[\w-]+-queries|api)\.ts$/,
  // Each is named after what it draws, and after what the sample has.
  /^client\/src\/ui\//,
  /^server\/demo\/sample-/,
  // Only tests use these.
  /-samples\.ts$/,
];
const MODULE = /^(shared|server|client\/src)\/.*(?<!\.test)\.tsx?$/;
const SOURCE_NAME = /\.(tsx?|js|css|sql|md|png)$/;
/** Stands for several files, or is no path at all. */
const PATTERN = /[<*…\s@#:]|\bX\//;
const ROOTS = ['shared', 'server', 'client/src'];

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** `shared/meetings/{hints,music}` is two folders. */
const spread = (text: string): string[] => {
  const [whole, choices = ''] = /\{([^}]+)\}/.exec(text) ?? [];
  return whole ? choices.split(',').map((choice) => text.replace(whole, choice)) : [text];
};

/** The README's code spans and links that look like paths, with folders without their last slash. */
const pathsIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]+)`|\]\(([^)]+)\)/g)]
    .map(([, code, link]) => code ?? link?.replace(/#.*/, '') ?? '')
    .filter((path) => path !== '' && !PATTERN.test(path))
    .flatMap(spread)
    .map((path) => path.replace(/\/$/, ''));

/** Pages whose files must be there. */
const PAGE = /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/[\w-]+\.md$/;

/**
 * The files that a page names, and a sentence for each that is not there. A short name counts in the folders that its
 * line or its heading names; the nearest one before it comes first.
 */
function filesNamed(page: string, text: string, files: readonly string[]) {
  const known = new Set(files);
  const folders = new Set<string>();
  for (const file of files) for (let at = folderOf(file); at; at = folderOf(at)) folders.add(at);
  const named = new Set<string>();
  const missing: string[] = [];
  let base: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (/^(#|\*\*)/.test(line)) base = [];
    const near = [...base];
    for (const path of pathsIn(line)) {
      const places = [path, ...[...near, ...ROOTS].map((folder) => `${folder}/${path}`)];
      const here = places.filter((place) => known.has(place) || folders.has(place));
      const [first] = here;
      if (first && known.has(first)) {
        named.add(first);
        near.unshift(folderOf(first));
      } else if (first) {
        near.unshift(...here.filter((place) => folders.has(place)));
      } else if (SOURCE_NAME.test(path)) {
        const anywhere = files.filter((file) => file.endsWith(`/${path}`));
        if (anywhere.length === 0) missing.push(`${page}:${index + 1}: names ${path}, which is nowhere.`);
        if (anywhere.length === 1 && anywhere[0]) named.add(anywhere[0]);
      }
    }
    if (!line.startsWith('|')) base = near;
  });
  return { named, missing };
}

/** Files that the pages name and that are not there, and modules that nothing in the map of the README leads to. */
export function mapComplaints(texts: ReadonlyMap<string, string>): string[] {
  const files = [...texts.keys()];
  const missing = [...texts].flatMap(([path, text]) => (PAGE.test(path) ? filesNamed(path, text, files).missing : []));
  const { named } = filesNamed('README.md', texts.get('README.md') ?? '', files);
  const unnamed = files.filter(
    (file) => MODULE.test(file) && !named.has(file) && !LED_TO_BY_RULE.some((rule) => rule.test(file)),
  );
  return [
    ...missing,
    ...unnamed.map((file) => `${file}: no row of the map in the README leads to it: say there what it decides.`),
  ];
}
