type Heard = { readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** Hears these events of a target until the returned function is called: the oldest browsers know no `signal` here. */
export function listen(target: EventTarget | null | undefined, heard: Heard): () => void {
  const all = Object.entries(heard) as [name: string, listener: (event: Event) => void][];
  for (const [name, listener] of all) target?.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) target?.removeEventListener(name, listener);
  };
}
