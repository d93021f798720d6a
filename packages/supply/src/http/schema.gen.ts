// Generated from packages/supply/api by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the surveys that a respondent may enter
         * @description The best survey is listed first. `questions` contains the questions whose answers would settle further surveys.
         */
        post: operations["matchSurveys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a respondent has returned
         * @description The status in the URL is only a hint. The signed outcome is authoritative.
         */
        post: operations["recordReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a respondent into the best survey that accepts them
         * @description The entry is recorded before the response. A respondent who has not returned from an earlier entry continues that session.
         */
        post: operations["routeRespondent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explain why a respondent may or may not enter a survey */
        post: operations["explainVerdict"];
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
        Amount: Amount;
        Answer: Answer;
        Matches: Matches;
        OpenQuestion: OpenQuestion;
        Problem: Problem;
        Profile: Profile;
        Reason: Reason;
        Returned: Returned;
        Routed: Routed;
        Verdict: Verdict;
    };
    responses: {
        /** @description The body is invalid; `detail` names the field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exchange returned no link for any survey that was tried. */
        ExchangeFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The survey or the session is unknown. */
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
        /** @description The store does not respond, or the index is too far behind; try again after `Retry-After`. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description An exact amount. */
export interface Amount {
    /** @description ISO 4217. */
    currency_code: string;
    /** @description A decimal with at most nine decimals. */
    value: string;
}
export type Answer = string[] | {
    /**
     * Format: date-time
     * @description The time of the answer.
     */
    at: string;
    /** @description The selected precodes. */
    precodes: string[];
};
export interface Matches {
    questions: components["schemas"]["OpenQuestion"][];
    surveys: {
        /** @description The price per complete; null if the document has no valid price. */
        price: components["schemas"]["Amount"] | null;
        /** @description The score of the ranking. By default, the expected revenue per entrant. */
        score: number;
        /** @description The survey. */
        survey_id: number;
    }[];
}
/** @description A question whose answer would settle surveys. The most valuable question is first. */
export interface OpenQuestion {
    /** @description The question. */
    question_id: number;
    /** @description The number of surveys whose verdict depends on it. */
    surveys: number;
    /** @description The sum of their scores, each divided by the number of questions on which its verdict depends. */
    value: number;
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
/** @description The known data of a respondent. */
export interface Profile {
    /** @description The answers by `question_id`. An empty list counts as unanswered. */
    answers: {
        [key: string]: components["schemas"]["Answer"];
    };
    /** @description The locale, such as `eng_us`. Without it, surveys in every locale are considered. */
    country_language?: string;
    /**
     * @description The respondent's device. Only the ranking uses it, because some surveys accept only one kind.
     * @enum {string}
     */
    device?: "desktop" | "mobile";
    /** @description The supplier's id for the respondent, which is sent as `PID`. */
    pid: string;
}
export interface Reason {
    /** @description The id of the question, quota, group or message reason that is the cause. */
    id?: number | string;
    /** @description The kind, such as `qualification`. The README of `@fieldwork/supply` lists all kinds. */
    kind: string;
}
export interface Returned {
    /** @description The status in the URL; null if it has none. */
    hint: string | null;
    /** @description Whether the respondent has returned for the first time. */
    is_first: boolean;
    /** @description The id of the session. */
    mid: string;
    /** @description The respondent. */
    pid: string;
    /** @description The survey. */
    survey_id: number;
}
export interface Routed {
    /** @description Whether the respondent continues an earlier session. */
    is_resumed?: boolean;
    /** @description The id of the session. */
    mid?: string;
    /** @description The questions to ask the respondent if no survey accepts them. */
    questions: components["schemas"]["OpenQuestion"][];
    /** @description The survey. */
    survey_id?: number;
    /** @description The URL to which to redirect the respondent. */
    url?: string;
}
export interface Verdict {
    /** @description All reasons in a fixed order. */
    reasons: components["schemas"]["Reason"][];
    /**
     * @description The verdict.
     * @enum {string}
     */
    verdict: "eligible" | "unknown" | "ineligible";
}
/** The body is invalid; `detail` names the field. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The exchange returned no link for any survey that was tried. */
export type ResponseExchangeFailed = components['responses']['ExchangeFailed'];
/** The survey or the session is unknown. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The token is missing or wrong. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** The store does not respond, or the index is too far behind; try again after `Retry-After`. */
export type ResponseUnavailable = components['responses']['Unavailable'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    matchSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The maximum number of surveys.
                     * @default 20
                     */
                    limit?: number;
                    profile: components["schemas"]["Profile"];
                };
            };
        };
        responses: {
            /** @description The surveys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The URL to which the respondent returned, with `MID`. */
                    url: string;
                };
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Returned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    routeRespondent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The maximum number of surveys to try.
                     * @default 5
                     */
                    attempts?: number;
                    profile: components["schemas"]["Profile"];
                };
            };
        };
        responses: {
            /** @description The URL to which to redirect the respondent. Without a `url`, no survey currently accepts them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Routed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            502: components["responses"]["ExchangeFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Profile"];
                    /** @description The survey. */
                    survey_id: number;
                };
            };
        };
        responses: {
            /** @description The verdict with every reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
