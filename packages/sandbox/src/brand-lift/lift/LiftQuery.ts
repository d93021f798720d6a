/**
 * The query parameters that every lift operation accepts.
 */
import type { operations } from "@fieldwork/specs/brand-lift/schema"

export type LiftQuery = NonNullable<operations["getQuestionLift"]["parameters"]["query"]>
