/// <reference types="@cloudflare/workers-types" />

declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database
    readonly EXCHANGE_URL: string
    readonly EXCHANGE_API_KEY: string
    readonly SUPPLIER_CODE: string
    /** Readers of the surveys send it as a bearer token. */
    readonly READ_TOKEN: string
  }
}
