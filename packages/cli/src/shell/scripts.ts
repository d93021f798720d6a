/**
 * The completion scripts for each shell. Each script calls the command itself, so the completions are always up to date.
 */
const bash = `# bash completion of fieldwork: eval "$(fieldwork completion bash)"
_fieldwork() {
  local IFS=$'\\n'
  COMPREPLY=($(fieldwork __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _fieldwork fieldwork
`

const zsh = `#compdef fieldwork
# zsh completion of fieldwork: eval "$(fieldwork completion zsh)"
_fieldwork() {
  local -a found
  found=(\${(f)"$(fieldwork __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( \${#found} )); then compadd -- "\${found[@]}"; else _files; fi
}
compdef _fieldwork fieldwork
`

const fish = `# fish completion of fieldwork: fieldwork completion fish | source
function __fieldwork_complete
  set -l words (commandline -opc) (commandline -ct)
  fieldwork __complete -- $words[2..-1] 2>/dev/null
end
complete -c fieldwork -a '(__fieldwork_complete)'
`

export const completionScripts: Readonly<Record<string, string>> = { bash, zsh, fish }
