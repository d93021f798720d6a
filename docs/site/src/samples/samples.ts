/**
 * The three samples of an operation. The tests run them against the sandbox with its own ids in place of those of the document.
 */
import type { Route } from "../spec/operations.ts"
import { curl } from "./curl.ts"
import { flat, type Input, inputOf } from "./input.ts"
import { literal } from "./literal.ts"
import { type ServiceMethod, serviceMethods } from "./methods.ts"
import { tokenSamples } from "./token.ts"

export interface Sample {
  readonly label: "curl" | "Promise" | "Effect"
  readonly language: "sh" | "ts"
  readonly code: string
}

const clients = {
  "brand-lift": { variable: "brandLift", layer: "BrandLift", from: "@fieldwork/brand-lift" },
  exchange: { variable: "exchange", layer: "Exchange", from: "@fieldwork/exchange" }
} as const

/** `before` is what stands on the line with it. */
const argument = (input: Input, indent: string, before: string): string => {
  const given = flat(input)
  return Object.keys(given).length === 0 ? "" : literal(given, indent, before.length)
}

const promise = (route: Route, { isList, method, service }: ServiceMethod, input: Input): string => {
  const { variable } = clients[route.api.name]
  const before = isList ? "for await (const item of ) console.log(item)" : "const reply = await "
  const name = `${variable}.${service}.${method}`
  const call = `${name}(${argument(input, "", `${before}${name}()`)})`
  return [
    `import { ${variable} } from "./client.ts"`,
    "",
    ...(isList
      ? [`for await (const item of ${call}) console.log(item)`]
      : [`const reply = await ${call}`, "console.log(reply)"])
  ].join("\n")
}

const effect = (route: Route, { isList, method, service }: ServiceMethod, input: Input): string => {
  const { from, layer } = clients[route.api.name]
  const tag = `${service.charAt(0).toUpperCase()}${service.slice(1)}`
  const before = isList ? "yield* Stream.runForEach(, (item) => Console.log(item))" : "const reply = yield* "
  const call = `${service}.${method}(${argument(input, "  ", `${before}${service}.${method}()`)})`
  const body = isList
    ? [`  yield* Stream.runForEach(${call}, (item) => Console.log(item))`]
    : [`  const reply = yield* ${call}`, "  yield* Console.log(reply)"]
  return [
    `import { ${[layer, tag].toSorted().join(", ")} } from "${from}"`,
    `import { Console, Effect${isList ? ", Stream" : ""} } from "effect"`,
    "",
    "const program = Effect.gen(function* () {",
    `  const ${service} = yield* ${tag}`,
    ...body,
    "})",
    `await Effect.runPromise(Effect.provide(program, ${layer}.layerConfig()))`
  ].join("\n")
}

const services = (route: Route, input: Input): ReadonlyArray<Sample> => {
  const { operationId } = route.operation
  const method = serviceMethods.get(operationId)
  if (method === undefined) return operationId === "createToken" ? tokenSamples(input.body?.value) : []
  return [
    { label: "Promise", language: "ts", code: promise(route, method, input) },
    { label: "Effect", language: "ts", code: effect(route, method, input) }
  ]
}

/** `input` is that of the document unless given. */
export const samplesOf = (route: Route, input: Input = inputOf(route)): ReadonlyArray<Sample> => [
  ...services(route, input),
  { label: "curl", language: "sh", code: curl(route, input) }
]
