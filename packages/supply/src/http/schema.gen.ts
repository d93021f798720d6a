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
         * @description Returns the surveys, best first. `questions` contains the questions that are worth asking the respondent.
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
         * Record that a respondent returned
         * @description The status in the URL is only a hint, because the signed outcome is authoritative.
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
         * Enter a respondent into the best available survey
         * @description The entry is recorded before the response is sent. A respondent who has not returned from an earlier entry continues that session.
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
        /** @description The request body is invalid. `detail` names the invalid field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exchange did not return a link for any of the surveys that were tried. */
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
        /** @description The store is not responding, or the index is too far behind. Retry after the delay given in the `Retry-After` header. */
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
    /** @description The ISO 4217 code of the currency. */
    currency_code: string;
    /** @description A decimal number with at most nine decimals. */
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
        /** @description The price per complete. Null if the survey's document has no valid price. */
        price: components["schemas"]["Amount"] | null;
        /** @description The result of the ranking. By default, this is the expected revenue per entrant. */
        score: number;
        /** @description The id of the survey. */
        survey_id: number;
    }[];
}
/** @description A question whose answer would settle the verdict on surveys. The most valuable question is listed first. */
export interface OpenQuestion {
    /** @description The id of the question. */
    question_id: number;
    /** @description The number of surveys whose verdict depends on the question. */
    surveys: number;
    /** @description The sum of the scores of the surveys whose verdict depends on the question. Each score is first divided by the number of questions that the survey's verdict depends on. */
    value: number;
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
/** @description A respondent's profile. */
export interface Profile {
    /** @description The answers by `question_id`. An empty list counts as unanswered. */
    answers: {
        [key: string]: components["schemas"]["Answer"];
    };
    /** @description The respondent's locale, such as `eng_us`. If absent, surveys in every locale are considered. */
    country_language?: string;
    /**
     * @description The respondent's device. It is used only for ranking, because some surveys accept only one type of device.
     * @enum {string}
     */
    device?: "desktop" | "mobile";
    /** @description The supplier's id for the respondent, sent as `PID`. */
    pid: string;
}
export interface Reason {
    /** @description The id of the question, quota, group or message reason to which the reason applies. */
    id?: number | string;
    /** @description The kind of reason, such as `qualification`. The README of `@fieldwork/supply` lists all kinds. */
    kind: string;
}
export interface Returned {
    /** @description The status in the URL. Null if the URL has none. */
    hint: string | null;
    /** @description Whether this was the respondent's first return. */
    is_first: boolean;
    /** @description The id of the session. */
    mid: string;
    /** @description The supplier's id for the respondent. */
    pid: string;
    /** @description The id of the survey. */
    survey_id: number;
}
export interface Routed {
    /** @description Whether the respondent continues an earlier session. */
    is_resumed?: boolean;
    /** @description The id of the session. */
    mid?: string;
    /** @description The questions to ask the respondent if no survey accepts them. */
    questions: components["schemas"]["OpenQuestion"][];
    /** @description The id of the survey. */
    survey_id?: number;
    /** @description The URL to which to redirect the respondent. */
    url?: string;
}
export interface Verdict {
    /** @description All reasons, in a fixed order. */
    reasons: components["schemas"]["Reason"][];
    /**
     * @description The verdict. `unknown` means that the available information is not sufficient.
     * @enum {string}
     */
    verdict: "eligible" | "unknown" | "ineligible";
}
/** The request body is invalid. `detail` names the invalid field. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The exchange did not return a link for any of the surveys that were tried. */
export type ResponseExchangeFailed = components['responses']['ExchangeFailed'];
/** The survey or the session is unknown. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The token is missing or wrong. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** The store is not responding, or the index is too far behind. Retry after the delay given in the `Retry-After` header. */
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
                     * @description The maximum number of surveys to return.
                     * @default 20
                     */
                    limit?: number;
                    profile: components["schemas"]["Profile"];
                };
            };
        };
        responses: {
            /** @description The surveys and the questions. */
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
                    /** @description The URL to which the respondent returned, including `MID`. */
                    url: string;
                };
            };
        };
        responses: {
            /** @description The respondent's session. */
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
            /** @description The URL to which to redirect the respondent. If `url` is absent, no survey currently accepts the respondent. */
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
                    /** @description The id of the survey. */
                    survey_id: number;
                };
            };
        };
        responses: {
            /** @description The verdict with all reasons. */
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
