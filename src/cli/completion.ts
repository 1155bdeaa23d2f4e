import { THEMES } from '../board-art/index.ts';
import { listCourses } from '../course/index.ts';
import type { Content } from '../kit/index.ts';
import type { Command } from './command.ts';
import { shippedBoards } from './course.ts';
import { LANGUAGES } from '../words/index.ts';
import { EXIT, usage } from './failure.ts';
import { botNames, racedIds } from './registry.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Values that may follow an option, by the name of the option. Files are completed by the shell. */
type Values = Readonly<Record<string, readonly string[]>>;

const valuesIn = (content: Content): Values => ({
  lang: LANGUAGES,
  game: racedIds,
  bots: [...new Set(racedIds.flatMap((id) => botNames(id)))],
  course: listCourses(shippedBoards(content)).map(({ name }) => name),
  theme: THEMES,
});

interface Described {
  readonly name: string;
  /** With their dashes. */
  readonly options: readonly string[];
  /** Whether files may follow as arguments. */
  readonly takesFiles: boolean;
}

/** Prints a script that completes commands and options in a shell. @param commands a function, because this command is one of them */
export function createCompletion(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    args: `<${SHELLS.join('|')}>`,
    options: {},
    run({ args: [shell], io, content }) {
      const described = commands().map(({ name, args, options }): Described => ({
        name,
        options: [...Object.keys(options), 'lang', 'help'].map((option) => `--${option}`),
        takesFiles: args.includes('FILE'),
      }));
      const known = SHELLS.find((one) => one === shell);
      if (known === undefined) throw usage('shell-unknown', { found: shell!, known: SHELLS.join(', ') });
      io.document(SCRIPTS[known](described, valuesIn(content)));
      return EXIT.ok;
    },
  };
}

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (commands: readonly Described[], values: Values) => string>> = {
  bash: (commands, values) => `# windschatten completion bash > /etc/bash_completion.d/windschatten
_windschatten() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  case $before in
${Object.entries(values)
  .map(([option, known]) => `    --${option}) COMPREPLY=($(compgen -W '${known.join(' ')}' -- "$word")); return ;;`)
  .join('\n')}
  esac
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '${[...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' ')}' -- "$word"))
    return
  fi
  case \${COMP_WORDS[1]} in
${commands.map(({ name, options }) => `    ${name}) local options='${options.join(' ')}' ;;`).join('\n')}
    help) local options='${commands.map(({ name }) => name).join(' ')}' ;;
  esac
  COMPREPLY=($(compgen -W "$options" -- "$word"))
  [[ $word == -* ]] || COMPREPLY+=($(compgen -f -- "$word"))
}
complete -o filenames -F _windschatten windschatten
`,
  zsh: (commands, values) => `#compdef windschatten
# windschatten completion zsh > a folder of $fpath, as _windschatten
_windschatten() {
  if (( CURRENT == 2 )); then
    compadd -- ${[...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' ')}
    return
  fi
  case $words[CURRENT-1] in
${Object.entries(values)
  .map(([option, known]) => `    --${option}) compadd -- ${known.join(' ')}; return ;;`)
  .join('\n')}
  esac
  case $words[2] in
${commands.map(({ name, options, takesFiles }) => `    ${name}) compadd -- ${options.join(' ')}${takesFiles ? '; _files' : ''} ;;`).join('\n')}
    help) compadd -- ${commands.map(({ name }) => name).join(' ')} ;;
  esac
}
if [[ $funcstack[1] == _windschatten ]]; then _windschatten "$@"; else compdef _windschatten windschatten; fi
`,
  fish: (commands, values) => `# windschatten completion fish > ~/.config/fish/completions/windschatten.fish
complete -c windschatten -n __fish_use_subcommand -f -a '${[...commands.map(({ name }) => name), 'help'].join(' ')}'
complete -c windschatten -n '__fish_seen_subcommand_from help' -f -a '${commands.map(({ name }) => name).join(' ')}'
${commands
  .flatMap(({ name, options }) =>
    options.map((option) => {
      const known = values[option.slice(2)];
      const after = known === undefined ? '' : ` -x -a '${known.join(' ')}'`;
      return `complete -c windschatten -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}${after}`;
    }),
  )
  .join('\n')}
`,
};
