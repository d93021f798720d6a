/**
 * The query parameters that every lift operation takes.
 */
import type { operations } from "@fieldwork/specs/brand-lift/schema"

export type LiftQuery = NonNullable<operations["getQuestionLift"]["parameters"]["query"]>
