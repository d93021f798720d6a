// Generated from packages/sandbox/control by `npm run generate`. Do not edit: change the spec and generate again.

export interface paths {
    "/__sandbox/campaigns/{id}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the true effect of a campaign
         * @description Respondents recruited from now on answer accordingly.
         */
        put: operations["setCampaignEffect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * List the respondents recruited so far
         * @description What the lift figures are computed from, so that they can be checked by hand.
         */
        get: operations["listCampaignPopulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the clock */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description Answers when everything that fell due on the way has happened, deliveries of callbacks included.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the callbacks that were sent
         * @description Oldest first; the last 1,000 are kept whole.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start again from the seed
         * @description Forgets every change; the clock goes back to its start and the seed stays unless a new one is given.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/suppliers/{supplier_code}/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A supplier's code.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a supplier's signing key
         * @description From now on callbacks carry two signatures, by the old key and the new one, until the overlap has passed; then only the new one.
         */
        post: operations["rotateSupplierKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/suppliers/{supplier_code}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A supplier's code.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send respondents through a supplier's entry link
         * @description Each starts a session now and goes on as the clock moves; outcomes follow by callback.
         */
        post: operations["sendRespondents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the market's surveys */
        get: operations["listMarketSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CampaignEffect: {
            /** @description Share of unexposed respondents who give a target answer. */
            base: number;
            /** @description Percentage points that exposure adds; base plus points stays within 0 and 100 %. */
            points: number;
        };
        Clock: {
            /**
             * Format: date-time
             * @description Virtual time.
             */
            now: string;
        };
        /** @description Either `seconds` or `to`. */
        ClockMove: {
            /** @description How far. */
            seconds?: number;
            /**
             * Format: date-time
             * @description Up to this moment
             */
            to?: string;
        };
        Delivery: {
            /** @description Body as sent. */
            body: string;
            /** @description Why no answer came. */
            error?: string;
            /** @description Counts up from 1. */
            id: number;
            /** @description Messages in the body. */
            item_count: number;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            sent_at: string;
            /** @description Signature header as sent. */
            signature: string;
            /** @description HTTP status of the answer; absent when none came. */
            status?: number;
            /**
             * @description Stream.
             * @enum {string}
             */
            stream: "opportunities" | "outcomes";
            /** @description Receiver. */
            supplier_code: string;
            /** @description Callback URL. */
            url: string;
        };
        MarketSurvey: {
            /** @description Locale code. */
            country_language: string;
            /** @description Whether it takes respondents. */
            is_live: boolean;
            /** @description Payout per complete in USD. */
            revenue_per_interview: number;
            /** @description Number. */
            survey_id: number;
            /** @description Name. */
            survey_name: string;
            /** @description Completes still wanted. */
            total_remaining: number;
        };
        PopulationMember: {
            /** @description Ad channel of the last impression before the interview; empty for control. */
            ad_channel: string;
            /** @description Ad channels of all impressions; empty for control. */
            ad_channels?: string[];
            /** @description One entry a question. */
            answers: {
                /** @description Chosen answers. */
                answer_ids: number[];
                /** @description Question. */
                question_id: number;
            }[];
            /** @description Device of the interview. */
            device: string;
            /**
             * @description Whether the respondent saw the campaign.
             * @enum {string}
             */
            group: "exposed" | "control";
            /**
             * Format: date-time
             * @description Virtual time.
             */
            recruited_at: string;
            /**
             * Format: uuid
             * @description Respondent.
             */
            respondent_id: string;
            /** @description Weight. */
            weight: number;
        };
        Problem: {
            /** @description What is wrong and what to do. */
            detail: string;
        };
        SupplierKey: {
            /** @description Its first 8 characters stand in the signature header. */
            key_id: string;
            /** @description Base64 DER SubjectPublicKeyInfo. */
            public_key: string;
        };
    };
    responses: {
        /** @description The request is not valid; nothing changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The clock. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description No such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A campaign's id.
         * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
         */
        campaign_id: string;
        /**
         * @description A supplier's code.
         * @example 4711
         */
        supplier_code: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CampaignEffect = components['schemas']['CampaignEffect'];
export type Clock = components['schemas']['Clock'];
export type ClockMove = components['schemas']['ClockMove'];
export type Delivery = components['schemas']['Delivery'];
export type MarketSurvey = components['schemas']['MarketSurvey'];
export type PopulationMember = components['schemas']['PopulationMember'];
export type Problem = components['schemas']['Problem'];
export type SupplierKey = components['schemas']['SupplierKey'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseClock = components['responses']['Clock'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterCampaignId = components['parameters']['campaign_id'];
export type ParameterSupplierCode = components['parameters']['supplier_code'];
export type $defs = Record<string, never>;
export interface operations {
    setCampaignEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignEffect"];
            };
        };
        responses: {
            /** @description The effect that is now true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listCampaignPopulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every respondent, in order of recruitment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PopulationMember"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockMove"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Only those of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Delivery"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A new seed. */
                    seed?: number;
                    /**
                     * Format: date-time
                     * @description A new start of the clock.
                     */
                    start?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    rotateSupplierKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A supplier's code.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description How long both keys sign.
                     * @default 3600
                     */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    sendRespondents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A supplier's code.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many respondents. */
                    count: number;
                    /** @description A survey that the supplier has a link for. */
                    survey_number: number;
                };
            };
        };
        responses: {
            /** @description The sessions that began. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One a session. */
                        respondent_ids: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listMarketSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every survey that the market knows, the latest number last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MarketSurvey"][];
                    };
                };
            };
        };
    };
}
