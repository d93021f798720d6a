/**
 * The types of a service's Promise API, in which effects become Promises and streams become async iterables.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { Bytes, List, Method, PagedList } from "../operation/Method.ts"
import type {
  PromiseBytes,
  PromiseIterable,
  PromiseList,
  PromiseMethod,
  PromisePagedList,
  WithOptions
} from "./PromiseTypes.ts"

interface Download<Taken extends ReadonlyArray<unknown>, Each> {
  (...input: Taken): Stream.Stream<Each, unknown>
  readonly withResponse: (...input: Taken) => Effect.Effect<ApiResponse<Stream.Stream<Each, unknown>>, unknown>
}

interface PromiseDownload<Taken extends ReadonlyArray<unknown>, Each> {
  (...input: WithOptions<Taken>): PromiseIterable<Each>
  withResponse(...input: WithOptions<Taken>): Promise<ApiResponse<PromiseIterable<Each>>>
}

type PromiseMember<Member> =
  Member extends Method<infer Operations, infer Id>
    ? PromiseMethod<Operations, Id>
    : Member extends PagedList<infer Operations, infer Id, infer From>
      ? PromisePagedList<Operations, Id, From>
      : Member extends List<infer Operations, infer Id, infer From>
        ? PromiseList<Operations, Id, From>
        : Member extends Bytes<infer Operations, infer Id>
          ? PromiseBytes<Operations, Id>
          : Member extends (...input: infer Taken) => Effect.Effect<infer Value, unknown>
            ? (...input: WithOptions<Taken>) => Promise<Value>
            : Member extends Download<infer Taken, infer Each>
              ? PromiseDownload<Taken, Each>
              : Member extends (...input: infer Taken) => Stream.Stream<infer Each, unknown>
                ? (...input: WithOptions<Taken>) => PromiseIterable<Each>
                : Member extends object
                  ? PromiseClient<Member>
                  : Member

/** A service's Promise API, in which effects become Promises and streams become async iterables. */
export type PromiseClient<Service> = { readonly [Name in keyof Service]: PromiseMember<Service[Name]> }
