/**
 * Sends each call not only to the mutated sandbox but also to an unchanged one, and records the differences between the responses, to show the
 * visible effects of a mutant.
 */
export interface Difference {
  readonly call: string
  readonly mutated: string
  readonly clean: string
}

type Fetch = (input: string, init: RequestInit) => Promise<Response>

const most = 3

const shown = async (response: Response): Promise<string> => {
  const headers = [...response.headers].map((pair) => pair.join(": ")).join("; ")
  return `${response.status} [${headers}] ${await response.text()}`
}

/** Returns the part of `text` around the first character that differs from `other`. */
const around = (text: string, other: string): string => {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return `${text.slice(0, 3)} …${text.slice(Math.max(0, at - 80), at + 160)}`
}

export const compared =
  (mutated: Fetch, clean: Fetch, into: Array<Difference>): Fetch =>
  async (input, init) => {
    const [response, other] = await Promise.all([mutated(input, init), clean(input, init)])
    if (into.length < most) {
      const [own, expected] = [await shown(response.clone()), await shown(other)]
      if (own !== expected)
        into.push({
          call: `${init.method ?? "GET"} ${input} ${typeof init.body === "string" ? init.body.slice(0, 300) : ""}`,
          mutated: around(own, expected),
          clean: around(expected, own)
        })
    }
    return response
  }
