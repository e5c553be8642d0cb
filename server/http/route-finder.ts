type Leaf<H> = { names: string[]; handler: H };
type Branch<H> = { named: Map<string, Branch<H>>; any: Branch<H> | null; leaves: Map<string, Leaf<H>> };
export type Found<H> = { handler: H; params: Record<string, string> };

const newBranch = <H>(): Branch<H> => ({ named: new Map(), any: null, leaves: new Map() });
const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

function growTo<H>(branch: Branch<H>, segment: string): Branch<H> {
  if (segment.startsWith(':')) return (branch.any ??= newBranch());
  const next = branch.named.get(segment.toLowerCase()) ?? newBranch<H>();
  branch.named.set(segment.toLowerCase(), next);
  return next;
}

/**
 * Finds the handler of a path by its segments, in one step each; Express would try the pattern of every route before it.
 * As there, case and one slash at the end do not matter, and a segment with a name goes before one that takes anything.
 */
export class RouteFinder<H> {
  readonly #root = newBranch<H>();

  add(method: string, path: string, handler: H): void {
    const segments = segmentsOf(path);
    const names = segments.flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []));
    const { leaves } = segments.reduce(growTo<H>, this.#root);
    if (leaves.has(method)) throw new Error(`Two routes for ${method} ${path}`);
    leaves.set(method, { names, handler });
  }

  find(method: string, path: string): Found<H> | null {
    const segments = segmentsOf(path);
    const values: string[] = [];
    const search = (branch: Branch<H>, at: number): Leaf<H> | undefined => {
      const segment = segments[at];
      if (segment === undefined) return branch.leaves.get(method);
      const named = branch.named.get(segment.toLowerCase());
      const leaf = named && search(named, at + 1);
      if (leaf || !branch.any || segment === '') return leaf;
      values.push(segment);
      const any = search(branch.any, at + 1);
      if (!any) values.pop();
      return any;
    };
    const leaf = search(this.#root, 0);
    if (!leaf) return null;
    return {
      handler: leaf.handler,
      params: Object.fromEntries(leaf.names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')])),
    };
  }

  /** Every method that a path has a route for. */
  methodsOf(path: string): string[] {
    let reached = [this.#root];
    for (const segment of segmentsOf(path))
      reached = reached.flatMap(({ named, any }) =>
        [named.get(segment.toLowerCase()) ?? [], (segment !== '' && any) || []].flat(),
      );
    return [...new Set(reached.flatMap(({ leaves }) => [...leaves.keys()]))].toSorted();
  }
}
