// Generated from packages/inbox/api by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow changes
         * @description Returns the changes of one stream after a cursor, oldest first. The mode `state` returns the current state of each survey or session once; the mode `messages` returns each message.
         *     Each is returned at least once, always with the same `key`.
         *
         *     With `wait`, the response is delayed until there is a change (long polling). With `Accept: text/event-stream` the response is a stream of server-sent events that does not end:
         *     `change` with a Change, `epoch` with `epoch` and `begins_anew` at the start and whenever the changes start over, and a comment every 15 s. The id of an event is its cursor; a client
         *     that reconnects sends it as `Last-Event-ID`, which takes precedence over `after`.
         */
        get: operations["followChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outcomes
         * @description Returns the latest outcome of each session, by ascending `respondent_id`, page by page. There is no filter by `panelist_id`, because proxies log URLs.
         */
        get: operations["listOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outcomes/{respondent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the outcome of a session with its history */
        get: operations["getOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the inbox */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List surveys
         * @description Returns surveys by ascending `survey_id`, page by page. A survey must match all filters.
         */
        get: operations["listSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{survey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a survey with its history */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the document: the types of their parameters, bodies and responses. */
export type webhooks = Record<string, never>;
/** The shared components of the document, by kind and name. */
export interface components {
    schemas: {
        Change: Change;
        Changes: Changes;
        Content: Content;
        CursorGone: CursorGone;
        Outcome: Outcome;
        OutcomeWithHistory: OutcomeWithHistory;
        Problem: Problem;
        SignedAt: SignedAt;
        Stats: Stats;
        Status: Status;
        Survey: Survey;
        SurveyWithHistory: SurveyWithHistory;
        Version: Version;
    };
    responses: {
        /** @description A parameter is invalid; `detail` names it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was received with this key, or outcomes are disabled. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The store does not respond, or too many clients are following changes; try again after `Retry-After`. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The maximum number of items per page. */
        Limit: number;
        /**
         * @description The earliest signature time, by the exchange's clock.
         * @example 2026-11-23T00:00:00Z
         */
        UpdatedSince: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description A state or a message. */
export interface Change {
    /** @description Store it once the change is handled, and send it as `after`. */
    cursor: string;
    /** @description As the exchange sent it. */
    document: Record<string, never>;
    /** @description Identifies the message, for idempotent processing. It is the same if the message is returned again. */
    key: string;
    /**
     * @description The result of the gap detector, for opportunities in the mode `state`; null if it found nothing.
     * @enum {string|null}
     */
    mark?: "stale" | "unknown" | "gone" | null;
    /** @description The session, for outcomes. */
    respondent_id?: string;
    signed_at: components["schemas"]["SignedAt"];
    status?: components["schemas"]["Status"];
    /**
     * @description The stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description The survey, for opportunities. */
    survey_id?: number;
    version: components["schemas"]["Version"];
}
export interface Changes {
    changes: components["schemas"]["Change"][];
    /** @description The cursor from which to continue; null before the first change. */
    cursor: string | null;
    /** @description If it differs from the last one, the changes that were read before are not the history of these changes. */
    epoch: string;
}
/** @description A content of the survey. */
export interface Content {
    first_signed_at: components["schemas"]["SignedAt"];
    /** @description Identifies the content. */
    hash: string;
    last_signed_at: components["schemas"]["SignedAt"];
    /** @description As in the content. */
    message_reason: string | null;
    /** @description The revenue per interview as a decimal; null if it is missing or could not be interpreted. */
    price: string | null;
    /** @description As in the content. */
    total_remaining: number | null;
}
/** @description An error (RFC 9457). */
export interface CursorGone {
    /** @description What to do next. */
    detail: string;
    /**
     * @description `epoch`: read everything again. `pruned`: read the states, and start the messages without `after`.
     * @enum {string}
     */
    reason: "epoch" | "pruned";
    /** @description The status code. */
    status: number;
    /** @description The reason phrase of the status code. */
    title: string;
}
export interface Outcome {
    /** @description The outcome as the exchange sent it. */
    document: Record<string, never>;
    /** @description The session. */
    respondent_id: string;
    signed_at: components["schemas"]["SignedAt"];
    version: components["schemas"]["Version"];
}
export interface OutcomeWithHistory {
    /** @description The outcome as the exchange sent it. */
    document: Record<string, never>;
    /** @description Every message about the session, the deciding one last. */
    history: {
        /** @description As the exchange sent it. */
        document: Record<string, never>;
        signed_at: components["schemas"]["SignedAt"];
    }[];
    /** @description The session. */
    respondent_id: string;
    signed_at: components["schemas"]["SignedAt"];
    version: components["schemas"]["Version"];
}
/** @description An error (RFC 9457). */
export interface Problem {
    /** @description What to do next. */
    detail: string;
    /** @description The status code. */
    status: number;
    /** @description The reason phrase of the status code. */
    title: string;
}
/**
 * Format: date-time
 * @description The signature time, by the exchange's clock.
 */
export type SignedAt = string;
export interface Stats {
    /** @description `sqlite` or `postgres`. */
    engine: string;
    /** @description The log of received callbacks. */
    log: {
        /** @description The greatest signature time. */
        newest_signed_at: components["schemas"]["SignedAt"] | null;
        /** @description The number of the last entry. */
        sequence: number;
    };
    /** @description Items in the quarantine. */
    quarantined: number;
    /** @description The lag of the projections behind the log. */
    streams: {
        /** @description As in Changes. */
        epoch: string;
        /** @description The time since the projector last renewed its lease. Above 10 s, no process is projecting. */
        lease_age_seconds: number;
        /**
         * @description The stream.
         * @enum {string}
         */
        stream: "opportunities" | "outcomes";
        /** @description The number of callbacks that are not completely applied. */
        waiting: number;
        /** @description The waiting time of the oldest of them in seconds. */
        waiting_seconds: number;
    }[];
    /** @description The number of surveys by status, locale and last `message_reason`. */
    surveys: {
        /** @description The locale. */
        country_language: string | null;
        /** @description As in the documents. */
        message_reason: string | null;
        status: components["schemas"]["Status"];
        /** @description The number of surveys. */
        surveys: number;
    }[];
}
/**
 * @description Send respondents only to `live` surveys. The document of a `paused` survey states that it is not live, `deactivated` is a tombstone, and a deciding field of a `parked` survey could not be interpreted.
 * @enum {string}
 */
export type Status = "live" | "paused" | "deactivated" | "parked";
export interface Survey {
    /** @description The complete document as the exchange last sent it. */
    document: Record<string, never>;
    /**
     * @description The result of the gap detector; null if it found nothing.
     * @enum {string|null}
     */
    mark: "stale" | "unknown" | "gone" | null;
    signed_at: components["schemas"]["SignedAt"];
    status: components["schemas"]["Status"];
    /** @description The survey. */
    survey_id: number;
    version: components["schemas"]["Version"];
}
export interface SurveyWithHistory {
    /** @description The complete document as the exchange last sent it. */
    document: Record<string, never>;
    /** @description Each distinct content, by the time at which it was first signed. */
    history: components["schemas"]["Content"][];
    /**
     * @description The result of the gap detector; null if it found nothing.
     * @enum {string|null}
     */
    mark: "stale" | "unknown" | "gone" | null;
    signed_at: components["schemas"]["SignedAt"];
    status: components["schemas"]["Status"];
    /** @description The survey. */
    survey_id: number;
    version: components["schemas"]["Version"];
}
/** @description Sortable as text: of two states of a survey or session, the one with the greater version is newer. Refuse a state whose version is less than the stored one. */
export type Version = string;
/** A parameter is invalid; `detail` names it. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** Nothing was received with this key, or outcomes are disabled. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The token is missing or wrong. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** The store does not respond, or too many clients are following changes; try again after `Retry-After`. */
export type ResponseUnavailable = components['responses']['Unavailable'];
/** The maximum number of items per page. */
export type ParameterLimit = components['parameters']['Limit'];
/** The earliest signature time, by the exchange's clock. */
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    followChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of the last change that was handled; omit it to read everything from the beginning.
                 * @example 0.42.3.Zm9vYmFy
                 */
                after?: string;
                /** @description The maximum number of items per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Whether to return the current states or every message. */
                mode?: "state" | "messages";
                /** @description The stream. */
                stream?: "opportunities" | "outcomes";
                /** @description The maximum time to wait for a change, in seconds. */
                wait?: number;
            };
            header?: {
                /** @description The cursor of the last event that was handled. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes; empty if there are no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The cursor belongs to another epoch, because the projections were rebuilt or the store was restored, or the messages after it were pruned. `reason` states which. Start without `after`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CursorGone"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listOutcomes: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                after?: string;
                /**
                 * @description Codes, separated by commas.
                 * @example [
                 *       10
                 *     ]
                 */
                client_status?: number[];
                /** @description The maximum number of items per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Codes, separated by commas. */
                marketplace_status?: number[];
                /** @description The survey. */
                survey_id?: number;
                /**
                 * @description The earliest signature time, by the exchange's clock.
                 * @example 2026-11-23T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of outcomes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The `after` of the next page; null on the last page. */
                        next: string | null;
                        outcomes: components["schemas"]["Outcome"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session, as the exchange names it. */
                respondent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeWithHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveys: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                after?: number;
                /** @description The maximum number of items per page. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Values of `country_language`, separated by commas.
                 * @example [
                 *       "eng_us"
                 *     ]
                 */
                locale?: string[];
                /** @description Values of the last `message_reason`, separated by commas. */
                message_reason?: string[];
                /**
                 * @description The minimum revenue per interview, in the currency of the survey.
                 * @example 1.25
                 */
                min_price?: string;
                /** @description The minimum `total_remaining`. */
                min_remaining?: number;
                /** @description Default `live`; `any` selects all. */
                status?: "live" | "paused" | "deactivated" | "parked" | "any";
                /**
                 * @description The earliest signature time, by the exchange's clock.
                 * @example 2026-11-23T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of surveys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The `after` of the next page; null on the last page. */
                        next: number | null;
                        surveys: components["schemas"]["Survey"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The survey.
                 * @example 4217001
                 */
                survey_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyWithHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
