/// <reference types="@cloudflare/workers-types" />

declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database
    readonly EXCHANGE_URL: string
    readonly EXCHANGE_API_KEY: string
    readonly SUPPLIER_CODE: string
    /** The bearer token that clients must send to read the surveys. */
    readonly READ_TOKEN: string
  }
}
