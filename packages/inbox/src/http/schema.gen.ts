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
         * @description The changes of one stream after a cursor, oldest first. In the mode `state` each survey or session comes once, as it is now; in the mode `messages` each message comes.
         *     Each comes at least once, and `key` is the same when it comes again.
         *
         *     With `wait` the response is held back until there is a change, which is a long poll. With `Accept: text/event-stream` the response is a stream of server-sent events that does not end:
         *     `change` with a Change, `epoch` with `epoch` and `begins_anew` at the start and whenever the changes begin anew, and a comment every 15 s. The id of an event is its cursor; a client
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
         * @description The final outcome of each session so far, by ascending `respondent_id`, page by page. There is no filter by `panelist_id`: addresses are written to the logs of proxies.
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
         * @description By ascending `survey_id`, page by page. All filters that are given must hold.
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
        /** @description A parameter cannot be read; `detail` names it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was received with this key, or outcomes are left out here. */
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
        /** @description The store does not respond, or too many clients follow changes; try again after `Retry-After`. */
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
        /** @description The most items of a page. */
        Limit: number;
        /**
         * @description Signed at that time or later, by the exchange's clock.
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
    /** @description Keep it once the change is handled, and send it as `after`. */
    cursor: string;
    /** @description As the exchange sent it. */
    document: Record<string, never>;
    /** @description Identifies the message, for idempotent work: the same when it comes again. */
    key: string;
    /**
     * @description Of opportunities in the mode `state`: what the gap detector found, if anything.
     * @enum {string|null}
     */
    mark?: "stale" | "unknown" | "gone" | null;
    /** @description Of outcomes: the session. */
    respondent_id?: string;
    signed_at: components["schemas"]["SignedAt"];
    status?: components["schemas"]["Status"];
    /**
     * @description The stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description Of opportunities: the survey. */
    survey_id?: number;
    version: components["schemas"]["Version"];
}
export interface Changes {
    changes: components["schemas"]["Change"][];
    /** @description Where to go on; null before the first change. */
    cursor: string | null;
    /** @description Another one than before: what was read before is not a history of what comes now. */
    epoch: string;
}
/** @description A content that the survey had. */
export interface Content {
    first_signed_at: components["schemas"]["SignedAt"];
    /** @description Identifies the content. */
    hash: string;
    last_signed_at: components["schemas"]["SignedAt"];
    /** @description As in the content. */
    message_reason: string | null;
    /** @description The revenue per interview as a decimal; null when there was none that could be interpreted. */
    price: string | null;
    /** @description As in the content. */
    total_remaining: number | null;
}
/** @description An error (RFC 9457). */
export interface CursorGone {
    /** @description What to do next. */
    detail: string;
    /**
     * @description `epoch`: read everything again. `pruned`: read the states, and begin the messages without `after`.
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
 * @description When it was signed, by the exchange's clock.
 */
export type SignedAt = string;
export interface Stats {
    /** @description `sqlite` or `postgres`. */
    engine: string;
    /** @description The log of received callbacks. */
    log: {
        /** @description The greatest signature time. */
        newest_signed_at: components["schemas"]["SignedAt"] | null;
        /** @description Of the last entry. */
        sequence: number;
    };
    /** @description Items in the quarantine. */
    quarantined: number;
    /** @description How far the projections are behind the log. */
    streams: {
        /** @description As in Changes. */
        epoch: string;
        /** @description Since the projector last renewed its lease: above 10 s nobody projects. */
        lease_age_seconds: number;
        /**
         * @description The stream.
         * @enum {string}
         */
        stream: "opportunities" | "outcomes";
        /** @description Callbacks that are not wholly applied. */
        waiting: number;
        /** @description How long the oldest of them has waited. */
        waiting_seconds: number;
    }[];
    /** @description How many surveys there are, by status, locale and last `message_reason`. */
    surveys: {
        /** @description The locale. */
        country_language: string | null;
        /** @description As in the documents. */
        message_reason: string | null;
        status: components["schemas"]["Status"];
        /** @description How many. */
        surveys: number;
    }[];
}
/**
 * @description Send respondents to `live` ones only: `paused` states itself that it is not live, `deactivated` is a tombstone, and of `parked` a field that decides about it could not be interpreted.
 * @enum {string}
 */
export type Status = "live" | "paused" | "deactivated" | "parked";
export interface Survey {
    /** @description The whole document as the exchange last sent it. */
    document: Record<string, never>;
    /**
     * @description What the gap detector found, if anything.
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
    /** @description The whole document as the exchange last sent it. */
    document: Record<string, never>;
    /** @description Each distinct content, by the time it was first signed. */
    history: components["schemas"]["Content"][];
    /**
     * @description What the gap detector found, if anything.
     * @enum {string|null}
     */
    mark: "stale" | "unknown" | "gone" | null;
    signed_at: components["schemas"]["SignedAt"];
    status: components["schemas"]["Status"];
    /** @description The survey. */
    survey_id: number;
    version: components["schemas"]["Version"];
}
/** @description Sorts as text: of two states of a survey or a session the one with the greater version is the newer. Refuse a state whose version is less than the one you have. */
export type Version = string;
/** A parameter cannot be read; `detail` names it. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** Nothing was received with this key, or outcomes are left out here. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The token is missing or wrong. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** The store does not respond, or too many clients follow changes; try again after `Retry-After`. */
export type ResponseUnavailable = components['responses']['Unavailable'];
/** The most items of a page. */
export type ParameterLimit = components['parameters']['Limit'];
/** Signed at that time or later, by the exchange's clock. */
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    followChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of the last change that was handled; absent for everything from the start.
                 * @example 0.42.3.Zm9vYmFy
                 */
                after?: string;
                /** @description The most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Whether to send the present states or every message. */
                mode?: "state" | "messages";
                /** @description The stream. */
                stream?: "opportunities" | "outcomes";
                /** @description How long to wait for a change, in seconds. */
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
            /** @description The changes, none when there are no more. */
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
            /** @description The cursor is of another epoch, as the projections were rebuilt or the store was restored, or the messages after it are pruned. `reason` says which: begin without `after`. */
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
                /** @description The `next` of the page before. */
                after?: string;
                /**
                 * @description Codes, separated by commas.
                 * @example [
                 *       10
                 *     ]
                 */
                client_status?: number[];
                /** @description The most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Codes, separated by commas. */
                marketplace_status?: number[];
                /** @description The survey. */
                survey_id?: number;
                /**
                 * @description Signed at that time or later, by the exchange's clock.
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
                        /** @description Where the next page begins; null on the last one. */
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
                /** @description The `next` of the page before. */
                after?: number;
                /** @description The most items of a page. */
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
                 * @description The least revenue per interview, in the currency of the survey.
                 * @example 1.25
                 */
                min_price?: string;
                /** @description The least `total_remaining`. */
                min_remaining?: number;
                /** @description Default `live`; `any` lists all. */
                status?: "live" | "paused" | "deactivated" | "parked" | "any";
                /**
                 * @description Signed at that time or later, by the exchange's clock.
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
                        /** @description Where the next page begins; null on the last one. */
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
