/** Functions for tests of the `fieldwork-supply` command. */

/** Returns the profile of a member of the sandbox's panel. */
export const profileOf = async (url: string, pid: string) => {
  const response = await fetch(`${url}/__sandbox/respondents/${pid}`)
  const { answers } = (await response.json()) as {
    readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
  }
  const known = answers.map(({ precodes, question_id }) => [question_id, precodes])
  return { pid, country_language: "eng_us", answers: Object.fromEntries(known) }
}
