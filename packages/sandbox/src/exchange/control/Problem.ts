/**
 * The control API's words for a request that asks for what is not there.
 */

export const notFound = (detail: string) => ({ status: 404, body: { detail } }) as const

export const refused = (detail: string) => ({ status: 400, body: { detail } }) as const

export const noSupplier = (code: string) => notFound(`No supplier has the code ${code}.`)

export const noSurvey = (number: number) => notFound(`No survey has the number ${number}.`)
