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
         * @description The best survey is listed first. `questions` are the questions that are worth asking the respondent.
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
         * Record that a respondent came back
         * @description What the address states is a hint. The signed outcome decides.
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
         * Enter a respondent into the best survey that lets them in
         * @description The entry is recorded before the response. A respondent who has not come back from an earlier entry goes on with that session.
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
        /** Explain why a respondent may enter a survey, or not */
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
        /** @description The body cannot be read; `detail` names the place. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exchange gave no link into any survey that was tried. */
        ExchangeFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The survey or the session is not known. */
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
     * @description When they were given.
     */
    at: string;
    /** @description The precodes given. */
    precodes: string[];
};
export interface Matches {
    questions: components["schemas"]["OpenQuestion"][];
    surveys: {
        /** @description Per complete; null when the document has none that can be read. */
        price: components["schemas"]["Amount"] | null;
        /** @description As the ranking gave it: by default the revenue that one entrant is expected to bring. */
        score: number;
        /** @description The survey. */
        survey_id: number;
    }[];
}
/** @description A question whose answer would settle surveys, the most valuable first. */
export interface OpenQuestion {
    /** @description The question. */
    question_id: number;
    /** @description Surveys whose verdict depends on it. */
    surveys: number;
    /** @description The sum of their scores, each divided by the number of questions that it depends on. */
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
/** @description What is known of a respondent. */
export interface Profile {
    /** @description By `question_id`. An empty list is no answer. */
    answers: {
        [key: string]: components["schemas"]["Answer"];
    };
    /** @description Such as `eng_us`. Without it surveys of every locale are considered. */
    country_language?: string;
    /**
     * @description What the respondent answers on, for ranking only: some surveys turn away one kind.
     * @enum {string}
     */
    device?: "desktop" | "mobile";
    /** @description The supplier's id of the respondent, which is sent as `PID`. */
    pid: string;
}
export interface Reason {
    /** @description The id of the question, quota, group or message reason at fault. */
    id?: number | string;
    /** @description Such as `qualification`: the README of `@fieldwork/supply` lists them. */
    kind: string;
}
export interface Returned {
    /** @description The status in the address; null when it has none. */
    hint: string | null;
    /** @description The respondent had not come back before. */
    is_first: boolean;
    /** @description The id of the session. */
    mid: string;
    /** @description The respondent. */
    pid: string;
    /** @description The survey. */
    survey_id: number;
}
export interface Routed {
    /** @description The respondent goes on with an earlier session. */
    is_resumed?: boolean;
    /** @description The id of the session. */
    mid?: string;
    /** @description What to ask the respondent, when no survey takes them. */
    questions: components["schemas"]["OpenQuestion"][];
    /** @description The survey. */
    survey_id?: number;
    /** @description Where to redirect the respondent. */
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
/** The body cannot be read; `detail` names the place. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The exchange gave no link into any survey that was tried. */
export type ResponseExchangeFailed = components['responses']['ExchangeFailed'];
/** The survey or the session is not known. */
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
                     * @description The most surveys listed.
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
                    /** @description The address that the respondent came back to, with `MID`. */
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
                     * @description How many surveys are tried.
                     * @default 5
                     */
                    attempts?: number;
                    profile: components["schemas"]["Profile"];
                };
            };
        };
        responses: {
            /** @description Where to redirect the respondent; without a `url`, no survey takes them now. */
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
