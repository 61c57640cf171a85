/** Completion for fish. */
import { everyNode, type Flag, type Node } from './tree.ts';

/** The script; `yaocang completion <what>` brings what only the program knows. */
export function fishScript(tree: Node): string {
  const nodes = everyNode(tree);
  const paths = nodes.map(({ path }) => path).filter((path) => path !== '');
  const lines = nodes.flatMap((node) => [
    ...node.below.map((child) => {
      const name = child.path.split(' ').at(-1) ?? '';
      return `complete -c yaocang -f -n ${at(node)} -a ${quoted(name)} -d ${quoted(child.about)}`;
    }),
    ...(node.values.length > 0 ? [`complete -c yaocang -f -n ${at(node)} -a ${asked(node.values)}`] : []),
    ...node.flags.map((flag) => flagLine(flag, node === tree ? '' : ` -n ${at(node)}`)),
  ]);
  return `# yaocang completion for fish: yaocang completion fish > ~/.config/fish/completions/yaocang.fish
function __yaocang_path
    set -l path ""
    for word in (commandline -opc)[2..-1]
        set -l next (string trim -- "$path $word")
        contains -- "$next" ${paths.map(quoted).join(' ')}; and set path $next
    end
    echo $path
end
function __yaocang_at
    test (__yaocang_path) = "$argv[1]"
end
${lines.join('\n')}
`;
}

const at = ({ path }: Node): string => quoted(`__yaocang_at "${path}"`);

function flagLine({ long, about, takesValue, values }: Flag, when: string): string {
  const value = takesValue ? (values.length > 0 ? ` -x -a ${asked(values)}` : ' -r') : '';
  return `complete -c yaocang${when} -l ${long.slice(2)}${value} -d ${quoted(about)}`;
}

const asked = (values: Flag['values'] | Node['values']): string =>
  quoted(typeof values === 'string' ? `(yaocang completion ${values} 2>/dev/null)` : values.join(' '));

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
