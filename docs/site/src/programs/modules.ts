/**
 * The modules that guide programs can import. Each module is loaded when a program first requires it.
 */
import type { Modules } from "../try/run-program.ts"

type Module = Modules[string]

/** Loads only the parts of `@fieldwork/supply` that do not access the file system. */
const supply = async (): Promise<Module> => import("./supply.ts")

export const loaders: Readonly<Record<string, () => Promise<Module>>> = {
  "@fieldwork/brand-lift": () => import("@fieldwork/brand-lift"),
  "@fieldwork/brand-lift/promise": () => import("@fieldwork/brand-lift/promise"),
  "@fieldwork/brand-lift-client": () => import("@fieldwork/brand-lift-client"),
  "@fieldwork/exchange": () => import("@fieldwork/exchange"),
  "@fieldwork/exchange/promise": () => import("@fieldwork/exchange/promise"),
  "@fieldwork/lift-statistics": () => import("@fieldwork/lift-statistics"),
  "@fieldwork/sandbox": () => import("@fieldwork/sandbox/browser"),
  "@fieldwork/sandbox/control": () => import("@fieldwork/sandbox/control"),
  "@fieldwork/supply": supply,
  "@fieldwork/webhooks": () => import("@fieldwork/webhooks"),
  "@fieldwork/webhooks/fetch": () => import("@fieldwork/webhooks/fetch"),
  effect: () => import("./effect.ts")
}
