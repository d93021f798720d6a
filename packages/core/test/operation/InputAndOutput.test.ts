import { describe, expectTypeOf, it } from "@effect/vitest"
import type { Effect, Stream } from "effect"
import type { ApiError } from "../../src/errors/ApiError.ts"
import type { AmbiguousWriteError, PageRepeatedError, Reason } from "../../src/errors/Reason.ts"
import type { CallReason, PagesReason, WriteReason } from "../../src/operation/Reasons.ts"
import type { Arguments, Input, Output } from "../../src/operation/InputAndOutput.ts"
import type { operations, Thing, Things } from "../support/thingService.ts"

type Open = "known" | (string & {})

interface Optional {
  parameters: { query?: { ids?: Array<number> }; path?: never; header?: never; cookie?: never }
  requestBody?: {
    content: {
      "application/json": { kind: Open; tags?: Array<{ name: string }> }
    }
  }
  responses: {
    200: {
      content: {
        "application/json": { id: number; kind: Open }
      }
    }
    204: { content?: never }
    400: { content: { "application/json": { detail: string } } }
  }
}

describe("Input and Output types", () => {
  it("the type Input joins path, query and body parameters into one argument", () => {
    expectTypeOf<Input<operations["replaceThing"]>>().toEqualTypeOf<{
      readonly id: string | number
      readonly body: { readonly name: string }
    }>()
    expectTypeOf<Input<operations["listThings"]>>().toEqualTypeOf<{
      readonly page?: number
      readonly page_size?: number
      readonly name?: string
    }>()
  })

  it("a client method has a required argument only if it has a required parameter", () => {
    expectTypeOf<Parameters<Things["old"]>>().toEqualTypeOf<[]>()
    expectTypeOf<Arguments<Input<operations["listThings"]>>["length"]>().toEqualTypeOf<0 | 1>()
    expectTypeOf<Arguments<Input<operations["getThing"]>>["length"]>().toEqualTypeOf<1>()
  })

  it("the type Output is the union of all success bodies and contains no error body", () => {
    expectTypeOf<Output<operations["getThing"]>>().toEqualTypeOf<Thing>()
    expectTypeOf<Output<operations["replaceThing"]>>().toEqualTypeOf<Thing | string>()
    expectTypeOf<Output<Optional>>().toEqualTypeOf<{ id: number; kind: Open } | undefined>()
  })

  it("the type Input accepts readonly lists and objects at any depth", () => {
    expectTypeOf<Input<Optional>>().toEqualTypeOf<{
      readonly ids?: ReadonlyArray<number>
      readonly body?: { readonly kind: Open; readonly tags?: ReadonlyArray<{ readonly name: string }> }
    }>()
  })

  it("a value of the type of an open enum can be passed where a string is expected", () => {
    const takesText = (text: string) => text
    const kind = "new value" as NonNullable<Output<Optional>>["kind"]
    expectTypeOf(takesText(kind)).toEqualTypeOf<string>()
  })
})

describe("method types", () => {
  it("the type of a client method states ApiError as its only error, and the reasons of ApiError are a closed union", () => {
    expectTypeOf<ReturnType<Things["get"]>>().toEqualTypeOf<Effect.Effect<Thing, ApiError<CallReason>>>()
    expectTypeOf<ReturnType<Things["names"]>>().toEqualTypeOf<Stream.Stream<string, ApiError<CallReason>>>()
    expectTypeOf<ReturnType<Things["create"]>>().toEqualTypeOf<Effect.Effect<Thing, ApiError<WriteReason>>>()
    expectTypeOf<Stream.Error<ReturnType<Things["list"]>>>().toEqualTypeOf<ApiError<PagesReason>>()
    expectTypeOf<CallReason>().toEqualTypeOf<Exclude<Reason, AmbiguousWriteError | PageRepeatedError>>()
    expectTypeOf<WriteReason>().toEqualTypeOf<Exclude<Reason, PageRepeatedError>>()
    expectTypeOf<PagesReason>().toEqualTypeOf<Exclude<Reason, AmbiguousWriteError>>()
    expectTypeOf<ApiError["reason"]>().toEqualTypeOf<Reason>()
    expectTypeOf<Reason["_tag"]>().toEqualTypeOf<
      | "TransportError"
      | "TimeoutError"
      | "RedirectError"
      | "AuthenticationError"
      | "ForbiddenError"
      | "NotFoundError"
      | "InvalidRequestError"
      | "MethodNotAllowedError"
      | "ConflictError"
      | "PayloadTooLargeError"
      | "RateLimitError"
      | "ServerError"
      | "RefusedError"
      | "AmbiguousWriteError"
      | "ContractError"
      | "PageRepeatedError"
      | "SunsetError"
    >()
  })

  it("a client method rejects parameters that are missing or not in the spec, at compile time", () => {
    const types = (things: Things) => {
      // @ts-expect-error an id is required
      things.get({})
      // @ts-expect-error there is no such parameter
      things.list({ colour: "red" })
      // @ts-expect-error the body is required
      things.create()
    }
    expectTypeOf(types).toBeFunction()
  })
})
