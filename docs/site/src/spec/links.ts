/**
 * Returns the URLs of pages. URLs are in kebab-case and end with a slash.
 */
import type { ApiName } from "./documents.ts"

export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()

export const apiHref = (api: ApiName) => `/${api}/`
export const operationHref = (api: ApiName, id: string) => `/${api}/operations/${kebab(id)}/`
export const webhookHref = (api: ApiName, id: string) => `/${api}/webhooks/${kebab(id)}/`
export const schemasHref = (api: ApiName) => `/${api}/schemas/`
export const schemaHref = (api: ApiName, name: string) => `/${api}/schemas/${kebab(name)}/`
export const errorsHref = "/exchange/errors/"
export const errorHref = (code: string) => `/exchange/errors/${code}/`
export const silentHref = (api: ApiName) => `/silent/${api}/`
export const statementsHref = (api: ApiName) => `/statements/${api}/`
export const decisionHref = (api: ApiName, id: string) => `${silentHref(api)}#${id}`
