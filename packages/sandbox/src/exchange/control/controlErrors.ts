/**
 * The error responses of the control API: 404 for an object that does not exist, and 400 for an invalid request.
 */

export const notFound = (detail: string) => ({ status: 404, body: { detail } }) as const

export const refused = (detail: string) => ({ status: 400, body: { detail } }) as const

export const noSupplier = (code: string) => notFound(`No supplier has the code ${code}.`)

export const noSurvey = (number: number) => notFound(`No survey has the number ${number}.`)
