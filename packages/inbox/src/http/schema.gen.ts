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
         * @description Returns one stream's changes after a given cursor, oldest first. In `state` mode, each survey or session that has changed is returned once, in its
         *     current state. In `messages` mode, every message is returned. Delivery is at least once: if a change is delivered again, it has the same `key`.
         *
         *     With `wait`, the response is delayed until there is a change (long polling). With `Accept: text/event-stream`, the response is an endless stream of
         *     server-sent events. A `change` event contains a Change. An `epoch` event contains `epoch` and `begins_anew`, and is sent at the start and whenever the
         *     changes start from the beginning. A comment is sent after 15 s without an event. The id of an event is its cursor. A client that reconnects sends the id
         *     as `Last-Event-ID`, which takes precedence over `after`.
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
         * @description Returns the latest outcome of each session in ascending order of `respondent_id`, one page at a time. There is no `panelist_id` filter,
         *     because that id would be part of the URL, and proxies write URLs to their logs.
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
        /** Get a session's outcome and history */
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
         * @description Returns surveys in ascending order of `survey_id`, one page at a time. A survey must match all given filters.
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
        /** @description A parameter is invalid. `detail` names the parameter. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No message about the survey or session has been received, or the outcome operations are disabled. */
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
        /** @description The store is not responding, or too many clients are waiting for changes. Retry after the delay given in the `Retry-After` header. */
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
        /** @description The maximum number of items on a page. */
        Limit: number;
        /**
         * @description A time on the exchange's clock. Only items whose last message was signed at this time or later are returned.
         * @example 2026-11-23T00:00:00Z
         */
        UpdatedSince: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description The current state of a survey or session, or a message. */
export interface Change {
    /** @description The cursor of the change. Store the cursor after you have handled the change, and send it as `after` in the next request. */
    cursor: string;
    /** @description The survey or outcome as sent by the exchange. */
    document: Record<string, never>;
    /** @description The key for idempotent processing. If the message is delivered again, the key is the same. */
    key: string;
    /**
     * @description The mark set by the gap detector, or null if the survey has no mark. Present only in the `opportunities` stream in `state` mode.
     * @enum {string|null}
     */
    mark?: "stale" | "unknown" | "gone" | null;
    /** @description The id of the session. Present only in the `outcomes` stream. */
    respondent_id?: string;
    signed_at: components["schemas"]["SignedAt"];
    status?: components["schemas"]["Status"];
    /**
     * @description The stream of the change.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description The id of the survey. Present only in the `opportunities` stream. */
    survey_id?: number;
    version: components["schemas"]["Version"];
}
export interface Changes {
    changes: components["schemas"]["Change"][];
    /** @description The value of `after` for the next request. Null before the first change. */
    cursor: string | null;
    /** @description The epoch of the changes. If it differs from the epoch in an earlier response, these changes do not follow on from the earlier changes. */
    epoch: string;
}
/** @description A current or earlier document of the survey. */
export interface Content {
    first_signed_at: components["schemas"]["SignedAt"];
    /** @description The hash that identifies the document. */
    hash: string;
    last_signed_at: components["schemas"]["SignedAt"];
    /** @description The `message_reason` in the document. */
    message_reason: string | null;
    /** @description The revenue per interview as a decimal. Null if the document contains no revenue that could be interpreted. */
    price: string | null;
    /** @description The `total_remaining` in the document. */
    total_remaining: number | null;
}
/** @description An error (RFC 9457). */
export interface CursorGone {
    /** @description How to resolve the error. */
    detail: string;
    /**
     * @description `epoch`: read everything again. `pruned`: read the current states, and then read the messages without `after`.
     * @enum {string}
     */
    reason: "epoch" | "pruned";
    /** @description The status code. */
    status: number;
    /** @description The reason phrase of the status code. */
    title: string;
}
export interface Outcome {
    /** @description The outcome as sent by the exchange. */
    document: Record<string, never>;
    /** @description The id of the session. */
    respondent_id: string;
    signed_at: components["schemas"]["SignedAt"];
    version: components["schemas"]["Version"];
}
export interface OutcomeWithHistory {
    /** @description The outcome as sent by the exchange. */
    document: Record<string, never>;
    /** @description All messages about the session. The last message determines the outcome. */
    history: {
        /** @description The message as sent by the exchange. */
        document: Record<string, never>;
        signed_at: components["schemas"]["SignedAt"];
    }[];
    /** @description The id of the session. */
    respondent_id: string;
    signed_at: components["schemas"]["SignedAt"];
    version: components["schemas"]["Version"];
}
/** @description An error (RFC 9457). */
export interface Problem {
    /** @description How to resolve the error. */
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
    /** @description The database of the store: `sqlite` or `postgres`. */
    engine: string;
    /** @description The log of received callbacks. */
    log: {
        /** @description The latest signature time in the log. */
        newest_signed_at: components["schemas"]["SignedAt"] | null;
        /** @description The sequence number of the last entry. */
        sequence: number;
    };
    /** @description The number of items in quarantine. */
    quarantined: number;
    /** @description The lag of the projections behind the log, by stream. */
    streams: {
        /** @description The epoch of the stream, as returned with its changes. */
        epoch: string;
        /** @description The time in seconds since the projector last renewed its lease. A value above 10 means that no projector is running. */
        lease_age_seconds: number;
        /**
         * @description The stream of the projection.
         * @enum {string}
         */
        stream: "opportunities" | "outcomes";
        /** @description The number of callbacks that have not been fully applied. */
        waiting: number;
        /** @description How long, in seconds, the oldest callback that has not been fully applied has been waiting. */
        waiting_seconds: number;
    }[];
    /** @description The number of surveys by status, locale and last `message_reason`. */
    surveys: {
        /** @description The locale of the surveys. */
        country_language: string | null;
        /** @description The last `message_reason` of the surveys. */
        message_reason: string | null;
        status: components["schemas"]["Status"];
        /** @description The number of surveys. */
        surveys: number;
    }[];
}
/**
 * @description The status of a survey. Send respondents only to `live` surveys. `paused`: the document states that the survey is not live. `deactivated`: the exchange has withdrawn the survey. `parked`: a field that determines whether to send respondents could not be interpreted.
 * @enum {string}
 */
export type Status = "live" | "paused" | "deactivated" | "parked";
export interface Survey {
    /** @description The entire document as last sent by the exchange. */
    document: Record<string, never>;
    /**
     * @description The mark set by the gap detector, or null if the survey has no mark. `stale`: the exchange has sent the survey since the last message that was received. `unknown`: the exchange lists the survey as live, but no message about it was received. `gone`: the exchange no longer lists the survey.
     * @enum {string|null}
     */
    mark: "stale" | "unknown" | "gone" | null;
    signed_at: components["schemas"]["SignedAt"];
    status: components["schemas"]["Status"];
    /** @description The id of the survey. */
    survey_id: number;
    version: components["schemas"]["Version"];
}
export interface SurveyWithHistory {
    /** @description The entire document as last sent by the exchange. */
    document: Record<string, never>;
    /** @description The distinct documents of the survey, ordered by the time at which each was first signed. */
    history: components["schemas"]["Content"][];
    /**
     * @description The mark set by the gap detector, or null if the survey has no mark. `stale`: the exchange has sent the survey since the last message that was received. `unknown`: the exchange lists the survey as live, but no message about it was received. `gone`: the exchange no longer lists the survey.
     * @enum {string|null}
     */
    mark: "stale" | "unknown" | "gone" | null;
    signed_at: components["schemas"]["SignedAt"];
    status: components["schemas"]["Status"];
    /** @description The id of the survey. */
    survey_id: number;
    version: components["schemas"]["Version"];
}
/** @description The version of a state. To compare two states of the same survey or session, compare their versions as strings. The state with the greater version is newer. Ignore a state whose version is less than the version that you have stored. */
export type Version = string;
/** A parameter is invalid. `detail` names the parameter. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** No message about the survey or session has been received, or the outcome operations are disabled. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The token is missing or wrong. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** The store is not responding, or too many clients are waiting for changes. Retry after the delay given in the `Retry-After` header. */
export type ResponseUnavailable = components['responses']['Unavailable'];
/** The maximum number of items on a page. */
export type ParameterLimit = components['parameters']['Limit'];
/** A time on the exchange's clock. Only items whose last message was signed at this time or later are returned. */
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    followChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of the last change that was handled. If absent, the changes start from the beginning.
                 * @example 0.42.3.Zm9vYmFy
                 */
                after?: string;
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Whether to return current states or every message. */
                mode?: "state" | "messages";
                /** @description The stream to read. */
                stream?: "opportunities" | "outcomes";
                /** @description The maximum time in seconds to wait for a change. */
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
            /** @description The changes. The list is empty if there are no more changes. */
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
            /**
             * @description The cursor is no longer valid. Either its epoch has ended, because the projections were rebuilt or the store was restored, or the messages after the
             *     cursor have been pruned. `reason` contains the cause. Start again without `after`.
             */
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
                /** @description The `next` value of the previous page. */
                after?: string;
                /**
                 * @description The client's response codes, separated by commas.
                 * @example [
                 *       10
                 *     ]
                 */
                client_status?: number[];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The exchange's response codes, separated by commas. */
                marketplace_status?: number[];
                /** @description The id of the survey. */
                survey_id?: number;
                /**
                 * @description A time on the exchange's clock. Only items whose last message was signed at this time or later are returned.
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
                        /** @description The value of `after` for the next page. Null on the last page. */
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
                /** @description The exchange's id for the session. */
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
            /** @description The state of the inbox. */
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
                /** @description The `next` value of the previous page. */
                after?: number;
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `country_language` values to include, separated by commas.
                 * @example [
                 *       "eng_us"
                 *     ]
                 */
                locale?: string[];
                /** @description The `message_reason` values to include, separated by commas. The filter applies to each survey's last `message_reason`. */
                message_reason?: string[];
                /**
                 * @description The minimum revenue per interview, in the survey's currency.
                 * @example 1.25
                 */
                min_price?: string;
                /** @description The minimum `total_remaining`. */
                min_remaining?: number;
                /** @description The status of the surveys, or `any` for all surveys. Default: `live`. */
                status?: "live" | "paused" | "deactivated" | "parked" | "any";
                /**
                 * @description A time on the exchange's clock. Only items whose last message was signed at this time or later are returned.
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
                        /** @description The value of `after` for the next page. Null on the last page. */
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
                 * @description The id of the survey.
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
