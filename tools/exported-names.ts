const EXPORT = /^export (?:async |abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

/** A call has one name in its contract, its address and its handler. */
const NAMED_LIKE_THE_CALL = /^(server\/.+\/handlers|shared\/.+\/(contract|addresses))\.ts$/;

/** Names exported by more than one file because they are one thing, and why it cannot be in one file. */
const ONE_THING: Readonly<Record<string, string>> = {
  Role: 'The type is for everyone; the schema in shared/auth is kept from screens that only read.',
};

/** One sentence for each exported name that means something else in another file. `texts` are the files by path. */
export function repeatedNames(texts: ReadonlyMap<string, string>): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    if (!/\.tsx?$/.test(path) || NAMED_LIKE_THE_CALL.test(path)) continue;
    for (const [, name = ''] of text.matchAll(EXPORT)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  }
  return [...homes]
    .filter(([name, files]) => files.size > 1 && !Object.hasOwn(ONE_THING, name))
    .map(([name, files]) => `${[...files].join(', ')}: each exports a '${name}'; give each thing a name of its own.`);
}
