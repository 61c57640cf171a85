/** Finds one cycle in each strongly connected part of a graph. A cycle starts and ends with the same name. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  for (const start of graph.keys()) {
    if (!done.has(start)) walk(start, [], done, graph, circles);
  }
  return circles;
}

function walk(
  name: string,
  trail: string[],
  done: Set<string>,
  graph: ReadonlyMap<string, readonly string[]>,
  circles: string[][],
): void {
  trail.push(name);
  for (const next of graph.get(name) ?? []) {
    const at = trail.indexOf(next);
    if (at !== -1) circles.push([...trail.slice(at), next]);
    else if (!done.has(next)) walk(next, trail, done, graph, circles);
  }
  trail.pop();
  done.add(name);
}
