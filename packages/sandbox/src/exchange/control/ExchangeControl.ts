/**
 * The operations of the control API that belong to the exchange.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import { surveyStatuses } from "../data/codes.ts"
import type { Status } from "../market/Survey.ts"
import { spec } from "../spec.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import * as DeliveryControl from "./DeliveryControl.ts"
import * as EntryLinkControl from "./EntryLinkControl.ts"
import * as KeyControl from "./KeyControl.ts"
import * as LedgerControl from "./LedgerControl.ts"
import * as MarketControl from "./MarketControl.ts"
import * as RecordingControl from "./RecordingControl.ts"
import * as RespondentControl from "./RespondentControl.ts"
import * as SessionControl from "./SessionControl.ts"
import * as SubscriptionControl from "./SubscriptionControl.ts"

const listed = (codes: ReadonlyMap<number, string>) => Array.from(codes, ([code, meaning]) => ({ code, meaning }))

const listCodes: ExchangeControl["listCodes"] = () => ({
  status: 200,
  body: {
    marketplace_status: listed(spec.marketplaceCodes),
    client_status: listed(spec.clientCodes),
    survey_status: surveyStatuses.map(([, code, name]) => ({ code: code as Status, name }))
  }
})

export const make = (state: ExchangeState): ExchangeControl => ({
  ...DeliveryControl.make(state),
  ...EntryLinkControl.make(state),
  ...KeyControl.make(state),
  ...LedgerControl.make(state),
  ...MarketControl.make(state),
  ...RecordingControl.make(state),
  ...RespondentControl.make(state),
  ...SessionControl.make(state),
  ...SubscriptionControl.make(state),
  listCodes
})
