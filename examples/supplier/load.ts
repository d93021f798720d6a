/**
 * Simulates respondents who click, are redirected to a survey and return.
 */

export interface Tally {
  /** The number of respondents who were redirected to a survey. */
  entered: number
  /** The number of respondents for whom no survey was found. */
  turnedAway: number
  /** The number of clicks without a usable response, because the service was not running. */
  unanswered: number
  /** The URLs to which respondents were redirected. */
  readonly redirects: Array<string>
}

export const newTally = (): Tally => ({ entered: 0, turnedAway: 0, unanswered: 0, redirects: [] })

const locationOf = async (url: string): Promise<string | undefined> => {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) })
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${response.status}`)
  return response.headers.get("location") ?? undefined
}

/** Simulates one respondent, from the click to the return. */
export const visit = async (url: string, pid: string, tally: Tally): Promise<void> => {
  try {
    const survey = await locationOf(`${url}/go?pid=${pid}`)
    if (survey === undefined) {
      tally.turnedAway += 1
      return
    }
    tally.entered += 1
    tally.redirects.push(survey)
    const back = await locationOf(survey)
    if (back !== undefined) await locationOf(back)
  } catch {
    tally.unanswered += 1
  }
}

export const pidAt = (index: number): string => `panel-eng_us-${String(index).padStart(6, "0")}`

/** Sends different respondents at a constant rate. `from` is the index of the first respondent. */
export const sendRespondents = async (
  url: string,
  { from, perSecond, seconds }: { readonly from: number; readonly perSecond: number; readonly seconds: number }
): Promise<Tally> => {
  const tally = newTally()
  const visits: Array<Promise<void>> = []
  const began = performance.now()
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = began + (index * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    visits.push(visit(url, pidAt(from + index), tally))
  }
  await Promise.all(visits)
  return tally
}
