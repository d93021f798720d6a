// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

export interface paths {
    "/demand/v2-beta/{property}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The dictionary to list.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        /**
         * List a dictionary
         * @description Returns one page of a v2-beta dictionary; entries are stable and may be cached.
         */
        get: operations["listDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        /**
         * Get bundled lookups
         * @description Returns the entries of every code list that is asked for; the arrays of the others are empty.
         */
        get: operations["getBundledLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/opportunities/v1/subscriptions/{supplier_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Show opportunities subscription
         * @description Returns the supplier's subscription to survey opportunities, with the surveys active under it when these are asked for.
         */
        get: operations["getOpportunitiesSubscription"];
        put?: never;
        /**
         * Create opportunities subscription
         * @description Creates the supplier's subscription to survey opportunities, or replaces the one it has; the body may be about 400 KB (read as 409,600 bytes). Include `recontact` in the `study_type` filter, or leave that filter out, to receive recontact surveys.
         */
        post: operations["createOpportunitiesSubscription"];
        /**
         * Remove opportunities subscription
         * @description Removes the supplier's subscription to survey opportunities; callbacks stop.
         */
        delete: operations["removeOpportunitiesSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        /**
         * Show outcomes subscription
         * @description Returns the supplier's subscription to respondent outcomes.
         */
        get: operations["getOutcomesSubscription"];
        put?: never;
        /**
         * Create outcomes subscription
         * @description Creates the supplier's subscription to respondent outcomes, or replaces the one it has.
         */
        post: operations["createOutcomesSubscription"];
        /**
         * Remove outcomes subscription
         * @description Removes the supplier's subscription to respondent outcomes; callbacks stop.
         */
        delete: operations["removeOutcomesSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create supplier link
         * @description Creates the supplier's entry link into a survey that is allocated to it; redirect links that are left out fall back to the supplier's default redirects.
         */
        post: operations["createSupplierLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    receiveOpportunities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive opportunities
         * @description The exchange calls the subscribed URL with surveys that are new to the subscription or have changed, in batches (every 15 seconds unless the subscription says otherwise). Surveys that were live before the subscription are not sent until they change. Verify the signature over the raw body before reading it.
         */
        post: operations["receiveOpportunities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    receiveOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive respondent outcomes
         * @description The exchange calls the subscribed URL every 15 seconds with sessions that are new or have changed and match the subscription; the last message of a session is its final outcome. Verify the signature over the raw body before reading it.
         */
        post: operations["receiveOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Code of that account. */
        AccountCode: string;
        /** @description Type of that account. */
        AccountType: number;
        /** @description Name of the account that the key belongs to. */
        ApiAccount: string;
        /** @description Status of that account. */
        ApiAccountStatus: number;
        /** @description Messages for the caller; they say what is wrong when `ApiResult` is not 0. */
        ApiMessages: string[];
        /** @description 0 for success; any other value is a failure, at whatever HTTP status. */
        ApiResult: number;
        /** @description Result code beside `ApiResult`; 0 with success. */
        ApiResultCode: number;
        /** @description Fields that Fielding Assistant automates. */
        BetaAutomatedFieldsError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v19";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The fields. */
                fields?: string[];
                /** @description The survey. */
                survey_id?: number | string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description One error of a v2-beta operation; `code` tells which, and with it the fields of `detail`. */
        BetaError: components["schemas"]["BetaServerError"] | components["schemas"]["BetaRequestError"] | components["schemas"]["BetaFieldError"] | components["schemas"]["BetaMultipleError"] | components["schemas"]["BetaMissingObjectError"] | components["schemas"]["BetaTypeError"] | components["schemas"]["BetaRangeError"] | components["schemas"]["BetaFormatError"] | components["schemas"]["BetaOptionsError"] | components["schemas"]["BetaLengthError"] | components["schemas"]["BetaAutomatedFieldsError"] | components["schemas"]["BetaOtherError"];
        /** @description Where the error is documented. */
        BetaErrorDocsUrl: string;
        /** @description The error in words. */
        BetaErrorMessage: string;
        /** @description The body of an error of a v2-beta operation. */
        BetaErrors: {
            /** @description What went wrong. */
            errors: components["schemas"]["BetaError"][];
        };
        /** @description A mistake in one field. */
        BetaFieldError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v01" | "v09" | "v10" | "v12" | "v13";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A field that does not match its format, such as a locale or an RFC 3339 date. */
        BetaFormatError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v08";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
                /** @description The format that it must match. */
                pattern?: string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description Text of the wrong length. */
        BetaLengthError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v14";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
                /** @description The greatest length allowed; null when there is none. */
                max_length?: number | null;
                /** @description The least length allowed; null when there is none. */
                min_length?: number | null;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description An object that does not exist. */
        BetaMissingObjectError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v04";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The id that was looked for. */
                id?: string | number;
                /** @description What kind of object was looked for. */
                type?: string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A field that is not a multiple of its denominator. */
        BetaMultipleError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v02";
            /** @description What it went wrong with. */
            detail?: {
                /** @description What the value must be a multiple of. */
                denominator?: number;
                /** @description The field. */
                field?: string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A value that is not one of the options. */
        BetaOptionsError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v11";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
                /** @description The values allowed. */
                options?: unknown[];
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description Any other error; v17 and v18, which are not documented, and codes not yet known land here. */
        BetaOtherError: {
            /** @description A code with no entry of its own. */
            code: string;
            /** @description What it went wrong with. */
            detail?: {
                [key: string]: unknown;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A value outside its range. */
        BetaRangeError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v07";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
                /** @description The greatest value allowed; null when there is none. */
                max?: number | string | null;
                /** @description The least value allowed; null when there is none. */
                min?: number | string | null;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A mistake in the request as a whole. */
        BetaRequestError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v03" | "v05" | "v15" | "v16";
            /** @description Nothing is documented for these codes; any field is let through. */
            detail?: {
                [key: string]: unknown;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A failure of the server. */
        BetaServerError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "a01" | "s01" | "s02" | "s03" | "s04" | "s05" | "s06" | "s07";
            /** @description Nothing is documented for these codes; any field is let through. */
            detail?: {
                [key: string]: unknown;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description A field of the wrong JSON type. */
        BetaTypeError: {
            /**
             * @description What went wrong.
             * @enum {string}
             */
            code: "v06";
            /** @description What it went wrong with. */
            detail?: {
                /** @description The field. */
                field?: string;
                /** @description The JSON type that it must have. */
                type?: string;
            };
            docs_url?: components["schemas"]["BetaErrorDocsUrl"];
            message?: components["schemas"]["BetaErrorMessage"];
        };
        /** @description The envelope with one array per code list; the arrays of lists that were not asked for are empty. */
        BundledLookups: {
            AccountCode?: components["schemas"]["AccountCode"];
            AccountType?: components["schemas"]["AccountType"];
            /** @description Bid probabilities, when `BidProbabilities` was asked for. */
            AllBidProbabilities?: components["schemas"]["LookupEntry"][];
            /** @description Bid statuses, when `BidStatuses` was asked for. */
            AllBidStatuses?: components["schemas"]["LookupEntry"][];
            /** @description Category lock-out durations, when `CategoryLockOutDurations` was asked for. */
            AllCategoryLockOutDurations?: components["schemas"]["LookupEntry"][];
            /** @description Countries, when `Countries` was asked for. */
            AllCountries?: components["schemas"]["LookupEntry"][];
            /** @description Country languages, when `CountryLanguages` was asked for. */
            AllCountryLanguages?: components["schemas"]["LookupEntry"][];
            /** @description Industries, when `Industries` was asked for. */
            AllIndustries?: components["schemas"]["LookupEntry"][];
            /** @description Proposal types, when `ProposalTypes` was asked for. */
            AllProposalTypes?: components["schemas"]["LookupEntry"][];
            /** @description Question classifications, when `QuestionClassifications` was asked for. */
            AllQuestionClassifications?: components["schemas"]["LookupEntry"][];
            /** @description Sample types, when `SampleTypes` was asked for. */
            AllSampleTypes?: components["schemas"]["LookupEntry"][];
            /** @description Study types, when `StudyTypes` was asked for. */
            AllStudyTypes?: components["schemas"]["LookupEntry"][];
            /** @description Supplier link types, when `SupplierLinkTypes` was asked for. */
            AllSupplierLinkTypes?: components["schemas"]["LookupEntry"][];
            /** @description Supplier preference types, when `SupplierPreferenceTypes` was asked for. */
            AllSupplierPreferenceTypes?: components["schemas"]["LookupEntry"][];
            /** @description Supplier request statuses, when `SupplierRequestStatuses` was asked for. */
            AllSupplierRequestStatuses?: components["schemas"]["LookupEntry"][];
            /** @description Supplier tracking URL types; no option of `Bundle` is named after this list. */
            AllSupplierTrackingUrlTypes?: components["schemas"]["LookupEntry"][];
            /** @description Survey platforms; no option of `Bundle` is named after this list. */
            AllSurveyPlatforms?: components["schemas"]["LookupEntry"][];
            /** @description Survey statuses, when `SurveyStatuses` was asked for. */
            AllSurveyStatuses?: components["schemas"]["LookupEntry"][];
            /** @description Third-party services, when `ThirdPartyServices` was asked for. */
            AllThirdPartyServices?: components["schemas"]["LookupEntry"][];
            ApiAccount?: components["schemas"]["ApiAccount"];
            ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
            ApiMessages?: components["schemas"]["ApiMessages"];
            ApiResult?: components["schemas"]["ApiResult"];
            ApiResultCode?: components["schemas"]["ApiResultCode"];
            ResultCount?: components["schemas"]["ResultCount"];
        };
        /** @description Response code of the attempt at the client survey; the list is open. */
        ClientStatus: number;
        /** @description Comparison with a truth value (CompareBool). */
        CompareBool: {
            /** @description Equal to this. */
            eq?: boolean;
        };
        /** @description Comparison with shares, 0 to 1 (CompareFloat, 0.0-1.0). */
        CompareFraction: {
            /**
             * Format: double
             * @description Equal to this.
             */
            eq?: number;
            /**
             * Format: double
             * @description At least this.
             */
            gte?: number;
            /** @description One of these. */
            in?: number[];
            /**
             * Format: double
             * @description At most this.
             */
            lte?: number;
            /**
             * Format: double
             * @description Not equal to this.
             */
            ne?: number;
            /** @description None of these. */
            nin?: number[];
        };
        /** @description Comparison with whole numbers (CompareInt). */
        CompareInt: {
            /** @description Equal to this. */
            eq?: number;
            /** @description At least this. */
            gte?: number;
            /** @description One of these. */
            in?: number[];
            /** @description At most this. */
            lte?: number;
            /** @description Not equal to this. */
            ne?: number;
            /** @description None of these. */
            nin?: number[];
        };
        /** @description Comparison with numbers from 0 (CompareFloat, >= 0). */
        CompareNonNegativeFloat: {
            /**
             * Format: double
             * @description Equal to this.
             */
            eq?: number;
            /**
             * Format: double
             * @description At least this.
             */
            gte?: number;
            /** @description One of these. */
            in?: number[];
            /**
             * Format: double
             * @description At most this.
             */
            lte?: number;
            /**
             * Format: double
             * @description Not equal to this.
             */
            ne?: number;
            /** @description None of these. */
            nin?: number[];
        };
        /** @description Comparison with whole numbers from 0 (CompareInt, >= 0). */
        CompareNonNegativeInt: {
            /** @description Equal to this. */
            eq?: number;
            /** @description At least this. */
            gte?: number;
            /** @description One of these. */
            in?: number[];
            /** @description At most this. */
            lte?: number;
            /** @description Not equal to this. */
            ne?: number;
            /** @description None of these. */
            nin?: number[];
        };
        /** @description Comparison with percentages, 0 to 100 (CompareFloat, 0-100). */
        ComparePercentage: {
            /**
             * Format: double
             * @description Equal to this.
             */
            eq?: number;
            /**
             * Format: double
             * @description At least this.
             */
            gte?: number;
            /** @description One of these. */
            in?: number[];
            /**
             * Format: double
             * @description At most this.
             */
            lte?: number;
            /**
             * Format: double
             * @description Not equal to this.
             */
            ne?: number;
            /** @description None of these. */
            nin?: number[];
        };
        /** @description Comparison with text (CompareStr). */
        CompareStr: {
            /** @description Equal to this. */
            eq?: string;
            /** @description One of these. */
            in?: string[];
            /** @description Not equal to this. */
            ne?: string;
            /** @description None of these. */
            nin?: string[];
        };
        /** @description Comparison with a list of text (CompareStrArray). */
        CompareStrArray: {
            /** @description Any of these is on the list. */
            in?: string[];
            /** @description None of these is on the list. */
            nin?: string[];
        };
        /** @description Redirect or tracking code used when no other link applies, at most 2999 characters; may hold macros such as `[%MID%]` and `[%REVENUE%]`. */
        DefaultLink: string;
        /** @description One entry of a dictionary; only the fields of `locales` are documented, so any further field is let through. */
        DictionaryEntry: {
            /** @description Code of the entry, such as `eng_us` for a locale. */
            code?: string;
            /** @description Name to show. */
            name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a dictionary. */
        DictionaryPage: {
            /** @description The entries of this page. */
            result: components["schemas"]["DictionaryEntry"][];
            /** @description Number of entries in the whole dictionary. */
            total?: number;
        };
        /** @description Redirect or tracking code used after a termination, at most 2999 characters; may hold macros such as `[%MID%]` and `[%REVENUE%]`. */
        FailureLink: string;
        /** @description Id of that key; its first 8 characters stand in the signature header. */
        KeyId: string;
        /** @description What every v1 response carries around its payload; alone it is the body of a v1 error. */
        LegacyEnvelope: {
            AccountCode?: components["schemas"]["AccountCode"];
            AccountType?: components["schemas"]["AccountType"];
            ApiAccount?: components["schemas"]["ApiAccount"];
            ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
            ApiMessages?: components["schemas"]["ApiMessages"];
            ApiResult?: components["schemas"]["ApiResult"];
            ApiResultCode?: components["schemas"]["ApiResultCode"];
            ResultCount?: components["schemas"]["ResultCount"];
        };
        /** @description An amount of money in a v1 response; the net payment, fees and commissions accounted for. */
        LegacyMonetaryAmount: {
            /** @description Currency, by its ISO 4217 code; always `USD` today. */
            CurrencyCode?: string;
            /**
             * Format: double
             * @description The amount, with up to 9 decimal places.
             */
            Value?: number;
        };
        /** @description One entry of a bundled lookup. */
        LookupEntry: {
            /** @description Short code of the entry, used where a field takes a code. */
            Code?: string;
            /** @description Id of the entry as text, used where a field takes an id; those fields take it as a number. */
            Id?: string;
            /** @description Whether the entry is in use. */
            IsActive?: boolean;
            /** @description Name to show. */
            Name?: string;
            /** @description Place of the entry in its list. */
            SortOrder?: number;
        };
        /** @description Exchange session response code; the list is open, and a respondent in the client survey has 3. */
        MarketplaceStatus: number;
        /** @description An amount of money in an opportunity; the net payment, fees and commissions accounted for. */
        MonetaryAmount: {
            /** @description Currency, by its ISO 4217 code; always `USD` today. */
            currency_code?: string;
            /**
             * Format: double
             * @description The amount, with up to 9 decimal places.
             */
            value?: number;
        };
        /** @description A supplier's active subscription to survey opportunities. */
        OpportunitiesSubscription: {
            /**
             * Format: uri
             * @description URL that receives the opportunities.
             */
            callback?: string;
            /** @description Whether quotas and qualifications are sent with each survey. */
            include_quotas?: boolean;
            key_id?: components["schemas"]["KeyId"];
            /** @description The supplier code. */
            name?: string;
            /** @description The filters of the subscription. */
            opportunities?: components["schemas"]["OpportunityFilter"][];
            public_key?: components["schemas"]["PublicKey"];
            /** @description Surveys active under the subscription, present when the query asks for them. */
            surveys?: components["schemas"]["SubscribedSurvey"][];
        };
        /** @description A supplier's subscription to survey opportunities. */
        OpportunitiesSubscriptionRequest: {
            /**
             * Format: uri
             * @description URL that receives the opportunities.
             */
            callback: string;
            /** @description True adds the quotas and qualifications of each survey; they are left out when it is absent. */
            include_quotas?: boolean;
            /** @description Filters; a survey is sent when it matches one of them. */
            opportunities: components["schemas"]["OpportunityFilter"][];
            /**
             * @description Greatest size of one callback in megabytes, 4 to 32.
             * @default 8
             */
            payload_max_size_mb?: number;
            /**
             * @description Greatest number of surveys in one callback, 1000 to 10000.
             * @default 1000
             */
            payload_max_survey_count?: number;
            /**
             * @description Shortest time over which opportunities are batched, 5 to 30 seconds.
             * @default 15
             */
            send_interval_seconds?: number;
        };
        /** @description A survey as it stands for the subscribed supplier; each message replaces what was known of the survey. */
        Opportunity: {
            /** @description Name of the buyer. */
            account_name?: string;
            /**
             * Format: float
             * @description Share that the buyer expects to qualify, in percent.
             */
            bid_incidence?: number;
            /**
             * Format: float
             * @description Minutes that the buyer expects the interview to take.
             */
            bid_length_of_interview?: number;
            /** @description Id of the buyer. */
            buyer_id?: number;
            /** @description Whether the survey collects personal data. */
            collects_pii?: boolean;
            /**
             * Format: float
             * @description Part of the wanted completes that is reached.
             */
            completion_percentage?: number;
            /**
             * Format: float
             * @description Share of qualified respondents who complete.
             */
            conversion?: number;
            /** @description Locale code, such as `eng_us`. */
            country_language?: string;
            /** @description Industry code. */
            industry?: string;
            /** @description Whether the survey takes respondents. */
            is_live?: boolean;
            /** @description Whether the allocation is reserved for this supplier alone. */
            is_only_supplier_in_group?: boolean;
            /** @description Median minutes to complete, rounded; 0 until there are six completes. */
            length_of_interview?: number;
            /** @description Why this message was sent; park a survey whose reason is unknown. */
            message_reason?: "new" | "updated" | "deactivated" | "reactivated" | (string & {});
            /**
             * Format: float
             * @description Share of qualified respondents on mobile devices who complete.
             */
            mobile_conversion?: number;
            /** @description Completes across all suppliers. */
            overall_completes?: number;
            /** @description Tags of the buyer. */
            px_buyer_message?: string[];
            /** @description Whether the survey is open to the marketplace or private. */
            relationship_type?: "open" | "private" | (string & {});
            /** @description The supplier's PIDs that are valid for a recontact survey; empty for other surveys and when none match. */
            respondent_pids?: string[] | null;
            /**
             * Format: float
             * @description Revenue per interview times completes, divided by system entrants.
             */
            revenue_per_click?: number;
            /** @description Payout per complete. */
            revenue_per_interview?: components["schemas"]["MonetaryAmount"];
            study_type?: components["schemas"]["StudyType"];
            /** @description Ids of the groups that the survey is in, if any. */
            survey_group_ids?: number[];
            /** @description Id of the survey. */
            survey_id: number;
            /** @description Name of the survey, at most 128 characters, not unique; respondents may see it. */
            survey_name?: string;
            /** @description Qualifications, present when the subscription has `include_quotas`; a respondent must meet all of them. */
            survey_qualifications?: components["schemas"]["SurveyQualification"][];
            /** @description Whether quotas count completes or prescreens. */
            survey_quota_calc_type?: "completes" | "prescreens" | (string & {});
            /** @description Quotas, present when the subscription has `include_quotas`. */
            survey_quotas?: components["schemas"]["SurveyQuota"][];
            /** @description Median minutes to terminate; 0 until there are six entrants. */
            termination_length_of_interview?: number;
            /** @description Respondents who entered the client survey, across all suppliers. */
            total_client_entrants?: number;
            /** @description Completes still available to this supplier. */
            total_remaining?: number;
        };
        /** @description The opportunities of one callback, at most as many as the subscription's `payload_max_survey_count`. */
        OpportunityBatch: components["schemas"]["Opportunity"][];
        /** @description What a survey must be like to be sent; all fields that are present must match. */
        OpportunityFilter: {
            /** @description Share that the buyer expects to qualify, 0 to 100. */
            bid_incidence?: components["schemas"]["ComparePercentage"];
            /** @description Minutes that the buyer expects the interview to take, 0 or more. */
            bid_length_of_interview?: components["schemas"]["CompareNonNegativeFloat"];
            /** @description Id of the buyer. */
            buyer_id?: components["schemas"]["CompareInt"];
            /** @description Whether the survey collects personal data. */
            collects_pii?: components["schemas"]["CompareBool"];
            /** @description Share of qualified respondents who complete, 0 to 1. */
            conversion?: components["schemas"]["CompareFraction"];
            /** @description Locale, by a code of the `locales` dictionary. */
            country_language: components["schemas"]["CompareStr"];
            /** @description Industry, by a code of the `industries` dictionary. */
            industry?: components["schemas"]["CompareStr"];
            /** @description Median minutes to complete, 0 or more. */
            length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
            /** @description The same share on mobile devices, 0 to 1. */
            mobile_conversion?: components["schemas"]["CompareFraction"];
            /** @description Tags of the buyer, of which any must match. */
            px_buyer_message?: components["schemas"]["CompareStrArray"];
            /** @description Revenue per respondent sent, 0 or more. */
            revenue_per_click?: components["schemas"]["CompareNonNegativeFloat"];
            /** @description Payout per complete, 0 or more. */
            revenue_per_interview?: components["schemas"]["CompareNonNegativeFloat"];
            /** @description Study type, by a code of the `study-types` dictionary; leave out, or include `recontact`, to receive recontact surveys. */
            study_type?: components["schemas"]["CompareStr"];
            /** @description Median minutes to terminate, 0 or more. */
            termination_length_of_interview?: components["schemas"]["CompareNonNegativeInt"];
        };
        /** @description How far a respondent has come in a survey; the last message of a session is its final outcome. */
        Outcome: {
            client_status?: components["schemas"]["ClientStatus"];
            /**
             * Format: date-time
             * @description When the respondent entered.
             */
            entry_date?: string;
            /**
             * Format: date-time
             * @description When the respondent was last active.
             */
            last_date?: string;
            marketplace_status?: components["schemas"]["MarketplaceStatus"];
            /** @description The supplier's id of the respondent (PID); blank when `marketplace_status` is 236 or 237. */
            panelist_id?: string | null;
            /** @description Id of the session that this one came from. */
            parent_session_id?: string;
            /** @description Id of the session, unique per respondent and study; the key to store outcomes by. */
            respondent_id: string;
            /** @description Payout per complete. */
            rpi?: components["schemas"]["OutcomeMonetaryAmount"];
            /** @description The supplier's id of the session (MID); blank when `marketplace_status` is 236 or 237. */
            session_id?: string | null;
            study_type?: components["schemas"]["StudyType"];
            /** @description Id of the survey. */
            survey_id?: number;
        };
        /** @description The outcomes of one callback; a single outcome outside an array is read too. */
        OutcomeBatch: components["schemas"]["Outcome"][] | components["schemas"]["Outcome"];
        /** @description What a session must be like to be sent; all fields that are present must match. */
        OutcomeFilter: {
            /** @description Client survey response code. */
            client_status?: components["schemas"]["CompareInt"];
            /** @description Exchange session response code. */
            marketplace_status?: components["schemas"]["CompareInt"];
        };
        /** @description An amount of money in an outcome; the net payment, fees and commissions accounted for. */
        OutcomeMonetaryAmount: {
            /** @description Currency, by its ISO 4217 code; always `USD` today. */
            currency_code?: string;
            /** @description The amount as text, with up to 9 decimal places. */
            value?: string;
        };
        /** @description A supplier's active subscription to respondent outcomes. */
        OutcomesSubscription: {
            /**
             * Format: uri
             * @description URL that receives the outcomes.
             */
            callback?: string;
            key_id?: components["schemas"]["KeyId"];
            /** @description The supplier code. */
            name?: string;
            /** @description The filters of the subscription. */
            outcomes?: components["schemas"]["OutcomeFilter"][];
            public_key?: components["schemas"]["PublicKey"];
        };
        /** @description A supplier's subscription to respondent outcomes. */
        OutcomesSubscriptionRequest: {
            /**
             * Format: uri
             * @description URL that receives the outcomes.
             */
            callback: string;
            /** @description Filters, at least one; a session is sent when it matches one of them. */
            outcomes: components["schemas"]["OutcomeFilter"][];
        };
        /** @description Redirect or tracking code used when a quota is full, at most 2999 characters; may hold macros such as `[%MID%]` and `[%REVENUE%]`. */
        OverQuotaLink: string;
        /** @description The word `OK`. */
        PlainOk: string;
        /** @description Public key that verifies the callbacks, the base64 of its DER form (SubjectPublicKeyInfo) without PEM lines. */
        PublicKey: string;
        /** @description Redirect or tracking code used after a quality or security termination, at most 2999 characters; may hold macros such as `[%MID%]` and `[%REVENUE%]`. */
        QualityTerminationLink: string;
        /** @description Number of results in the payload. */
        ResultCount: number;
        /** @description Study type code. */
        StudyType: "adhoc" | "recruit" | "recontact" | (string & {});
        /** @description A survey that is active under a subscription. */
        SubscribedSurvey: {
            /** @description Id of the survey. */
            survey_id: number;
            /**
             * Format: date-time
             * @description When the survey was last sent to the callback.
             */
            survey_lastSend?: string;
            /** @description Name of the survey, at most 128 characters. */
            survey_name?: string;
        };
        /** @description Answer to a subscription that was created or replaced. */
        SubscriptionCreated: {
            key_id?: components["schemas"]["KeyId"];
            public_key?: components["schemas"]["PublicKey"];
            /** @description `OK`. */
            result?: string;
        };
        /** @description Answer to a subscription that was removed. */
        SubscriptionRemoved: {
            /** @description `OK`. */
            result?: string;
        };
        /** @description Redirect or tracking code used after a complete, at most 2999 characters; may hold macros such as `[%MID%]` and `[%REVENUE%]`. */
        SuccessLink: string;
        /** @description A supplier's entry link into one survey. */
        SupplierLink: {
            DefaultLink?: components["schemas"]["DefaultLink"];
            FailureLink?: components["schemas"]["FailureLink"];
            /** @description Entry link for respondents, made by the exchange. */
            LiveLink?: string;
            OverQuotaLink?: components["schemas"]["OverQuotaLink"];
            QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
            /** @description Payout per complete. */
            RPI?: components["schemas"]["LegacyMonetaryAmount"];
            SuccessLink?: components["schemas"]["SuccessLink"];
            SupplierLinkTypeCode?: components["schemas"]["SupplierLinkTypeCode"];
            /** @description Entry link for tests, made by the exchange. */
            TestLink?: string;
            TrackingTypeCode?: components["schemas"]["TrackingTypeCode"];
        };
        /** @description The entry link to create; redirect links that are left out fall back to the supplier's defaults. */
        SupplierLinkRequest: {
            DefaultLink?: components["schemas"]["DefaultLink"];
            FailureLink?: components["schemas"]["FailureLink"];
            OverQuotaLink?: components["schemas"]["OverQuotaLink"];
            QualityTerminationLink?: components["schemas"]["QualityTerminationLink"];
            SuccessLink?: components["schemas"]["SuccessLink"];
            SupplierLinkTypeCode: components["schemas"]["SupplierLinkTypeCode"];
            TrackingTypeCode: components["schemas"]["TrackingTypeCode"];
        };
        /** @description The envelope with one supplier link. */
        SupplierLinkResponse: {
            AccountCode?: components["schemas"]["AccountCode"];
            AccountType?: components["schemas"]["AccountType"];
            ApiAccount?: components["schemas"]["ApiAccount"];
            ApiAccountStatus?: components["schemas"]["ApiAccountStatus"];
            ApiMessages?: components["schemas"]["ApiMessages"];
            ApiResult?: components["schemas"]["ApiResult"];
            ApiResultCode?: components["schemas"]["ApiResultCode"];
            ResultCount?: components["schemas"]["ResultCount"];
            SupplierLink?: components["schemas"]["SupplierLink"];
        };
        /** @description How the supplier brings respondents, by a code of the `SupplierLinkTypes` lookup. */
        SupplierLinkTypeCode: string;
        /** @description A question and the answers that qualify. */
        SurveyQualification: {
            /** @description How the precodes combine; with `OR` any one of them fits. */
            logical_operator?: "OR" | (string & {});
            /** @description Precodes of the answers. */
            precodes?: string[];
            /** @description Id of the question in the question library. */
            question_id: number;
        };
        /** @description A question and the answers that fit a quota. */
        SurveyQuestion: {
            /** @description How the precodes combine; with `OR` any one of them fits. */
            logical_operator?: "OR" | (string & {});
            /** @description Precodes of the answers. */
            precodes?: string[];
            /** @description Id of the question in the question library. */
            question_id: number;
        };
        /** @description A limit on completes, for everyone or for the respondents who match its questions. */
        SurveyQuota: {
            /**
             * Format: float
             * @description Share of qualified respondents who complete in this quota; calculated after one complete.
             */
            conversion?: number;
            /** @description Completes still wanted in this quota. */
            number_of_respondents?: number;
            /** @description What a respondent must match to count in this quota; null when it applies to everyone. */
            questions?: components["schemas"]["SurveyQuestion"][] | null;
            /** @description Id of the quota. */
            survey_quota_id: number;
            /** @description `Total` is always there and bounds all completes; `Client` quotas are independent of each other and may overlap. */
            survey_quota_type?: "Total" | "Client" | (string & {});
        };
        /**
         * @description How the end of a session is reported: `NONE`, the default and recommended, redirects the respondent back to the supplier's system; `PIXEL` fires a pixel; `S2S` posts from server to server.
         * @default NONE
         */
        TrackingTypeCode: "NONE" | "PIXEL" | "S2S" | (string & {});
    };
    responses: {
        /** @description The request has invalid syntax or parameters. */
        BetaBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key has no access rights to this. */
        BetaForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description A service behind this one did not answer in time; retry a few times after waiting several seconds. */
        BetaGatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description There is no such resource. */
        BetaNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The server failed. */
        BetaServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable; wait as `Retry-After` says. */
        BetaServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests; wait as `Retry-After` says. */
        BetaTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key is missing, unknown, carries a scheme prefix or belongs to the other environment. */
        BetaUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The signature header or the body cannot be read. */
        CallbackMalformed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The message is stored durably. Answer within 10 seconds; no redelivery is documented. */
        CallbackReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No signature verifies, or its timestamp is outside the tolerance. */
        CallbackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The message cannot be stored now; it was not accepted. */
        CallbackUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request has invalid syntax or parameters. */
        LegacyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The key has no access rights to this. */
        LegacyForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description There is no such resource. */
        LegacyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The server failed. */
        LegacyServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The service is unavailable; wait as `Retry-After` says. */
        LegacyServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description Too many requests; wait as `Retry-After` says. */
        LegacyTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The key is missing, unknown, carries a scheme prefix or belongs to the other environment. */
        LegacyUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
        /** @description The request has invalid syntax or parameters. */
        SubscriptionBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key has no access rights to this. */
        SubscriptionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description There is no subscription for this supplier code, or no such supplier code. */
        SubscriptionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The body is larger than about 400 KB (read as 409,600 bytes); send fewer or shorter filters. */
        SubscriptionPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The server failed. */
        SubscriptionServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The service is unavailable; wait as `Retry-After` says. */
        SubscriptionServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description Too many requests; wait as `Retry-After` says. */
        SubscriptionTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The key is missing, unknown, carries a scheme prefix or belongs to the other environment. */
        SubscriptionUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BetaErrors"];
            };
        };
        /** @description The survey has no allocation for this supplier, so no link can be made into it. */
        SupplierAllocationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LegacyEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
         * @example SupplierLinkTypes,SurveyStatuses
         */
        Bundle: string;
        /**
         * @description The page to return, counted from 1; the first when it is absent.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Entries a page, at least 1; the service chooses when it is absent.
         * @example 100
         */
        PageSize: number;
        /**
         * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body. During key rotation there are two comma-separated signatures, one a key.
         * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
         */
        PlatformSignature: string;
        /**
         * @description The dictionary to list.
         * @example locales
         */
        Property: "business-units" | "clients" | "industries" | "locales" | "lockouts" | "study-types" | "survey-groups" | "suppliers" | "users";
        /**
         * @description Text to search users by; only the `users` dictionary takes it.
         * @example rivera
         */
        Query: string;
        /**
         * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
         * @example 4217
         */
        SubscriptionSupplierCode: string;
        /**
         * @description Code of the supplier.
         * @example 4217
         */
        SupplierCode: string;
        /**
         * @description Number of the survey.
         * @example 48213907
         */
        SurveyNumber: number;
        /**
         * @description True adds the surveys that are active under the subscription; they are left out when it is absent.
         * @example true
         */
        Surveys: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long to wait before calling again, in seconds or as an HTTP date.
         * @example 2
         */
        RetryAfter: string;
    };
    pathItems: never;
}
export type AccountCode = components['schemas']['AccountCode'];
export type AccountType = components['schemas']['AccountType'];
export type ApiAccount = components['schemas']['ApiAccount'];
export type ApiAccountStatus = components['schemas']['ApiAccountStatus'];
export type ApiMessages = components['schemas']['ApiMessages'];
export type ApiResult = components['schemas']['ApiResult'];
export type ApiResultCode = components['schemas']['ApiResultCode'];
export type BetaAutomatedFieldsError = components['schemas']['BetaAutomatedFieldsError'];
export type BetaError = components['schemas']['BetaError'];
export type BetaErrorDocsUrl = components['schemas']['BetaErrorDocsUrl'];
export type BetaErrorMessage = components['schemas']['BetaErrorMessage'];
export type BetaErrors = components['schemas']['BetaErrors'];
export type BetaFieldError = components['schemas']['BetaFieldError'];
export type BetaFormatError = components['schemas']['BetaFormatError'];
export type BetaLengthError = components['schemas']['BetaLengthError'];
export type BetaMissingObjectError = components['schemas']['BetaMissingObjectError'];
export type BetaMultipleError = components['schemas']['BetaMultipleError'];
export type BetaOptionsError = components['schemas']['BetaOptionsError'];
export type BetaOtherError = components['schemas']['BetaOtherError'];
export type BetaRangeError = components['schemas']['BetaRangeError'];
export type BetaRequestError = components['schemas']['BetaRequestError'];
export type BetaServerError = components['schemas']['BetaServerError'];
export type BetaTypeError = components['schemas']['BetaTypeError'];
export type BundledLookups = components['schemas']['BundledLookups'];
export type ClientStatus = components['schemas']['ClientStatus'];
export type CompareBool = components['schemas']['CompareBool'];
export type CompareFraction = components['schemas']['CompareFraction'];
export type CompareInt = components['schemas']['CompareInt'];
export type CompareNonNegativeFloat = components['schemas']['CompareNonNegativeFloat'];
export type CompareNonNegativeInt = components['schemas']['CompareNonNegativeInt'];
export type ComparePercentage = components['schemas']['ComparePercentage'];
export type CompareStr = components['schemas']['CompareStr'];
export type CompareStrArray = components['schemas']['CompareStrArray'];
export type DefaultLink = components['schemas']['DefaultLink'];
export type DictionaryEntry = components['schemas']['DictionaryEntry'];
export type DictionaryPage = components['schemas']['DictionaryPage'];
export type FailureLink = components['schemas']['FailureLink'];
export type KeyId = components['schemas']['KeyId'];
export type LegacyEnvelope = components['schemas']['LegacyEnvelope'];
export type LegacyMonetaryAmount = components['schemas']['LegacyMonetaryAmount'];
export type LookupEntry = components['schemas']['LookupEntry'];
export type MarketplaceStatus = components['schemas']['MarketplaceStatus'];
export type MonetaryAmount = components['schemas']['MonetaryAmount'];
export type OpportunitiesSubscription = components['schemas']['OpportunitiesSubscription'];
export type OpportunitiesSubscriptionRequest = components['schemas']['OpportunitiesSubscriptionRequest'];
export type Opportunity = components['schemas']['Opportunity'];
export type OpportunityBatch = components['schemas']['OpportunityBatch'];
export type OpportunityFilter = components['schemas']['OpportunityFilter'];
export type Outcome = components['schemas']['Outcome'];
export type OutcomeBatch = components['schemas']['OutcomeBatch'];
export type OutcomeFilter = components['schemas']['OutcomeFilter'];
export type OutcomeMonetaryAmount = components['schemas']['OutcomeMonetaryAmount'];
export type OutcomesSubscription = components['schemas']['OutcomesSubscription'];
export type OutcomesSubscriptionRequest = components['schemas']['OutcomesSubscriptionRequest'];
export type OverQuotaLink = components['schemas']['OverQuotaLink'];
export type PlainOk = components['schemas']['PlainOk'];
export type PublicKey = components['schemas']['PublicKey'];
export type QualityTerminationLink = components['schemas']['QualityTerminationLink'];
export type ResultCount = components['schemas']['ResultCount'];
export type StudyType = components['schemas']['StudyType'];
export type SubscribedSurvey = components['schemas']['SubscribedSurvey'];
export type SubscriptionCreated = components['schemas']['SubscriptionCreated'];
export type SubscriptionRemoved = components['schemas']['SubscriptionRemoved'];
export type SuccessLink = components['schemas']['SuccessLink'];
export type SupplierLink = components['schemas']['SupplierLink'];
export type SupplierLinkRequest = components['schemas']['SupplierLinkRequest'];
export type SupplierLinkResponse = components['schemas']['SupplierLinkResponse'];
export type SupplierLinkTypeCode = components['schemas']['SupplierLinkTypeCode'];
export type SurveyQualification = components['schemas']['SurveyQualification'];
export type SurveyQuestion = components['schemas']['SurveyQuestion'];
export type SurveyQuota = components['schemas']['SurveyQuota'];
export type TrackingTypeCode = components['schemas']['TrackingTypeCode'];
export type ResponseBetaBadRequest = components['responses']['BetaBadRequest'];
export type ResponseBetaForbidden = components['responses']['BetaForbidden'];
export type ResponseBetaGatewayTimeout = components['responses']['BetaGatewayTimeout'];
export type ResponseBetaNotFound = components['responses']['BetaNotFound'];
export type ResponseBetaServerError = components['responses']['BetaServerError'];
export type ResponseBetaServiceUnavailable = components['responses']['BetaServiceUnavailable'];
export type ResponseBetaTooManyRequests = components['responses']['BetaTooManyRequests'];
export type ResponseBetaUnauthorized = components['responses']['BetaUnauthorized'];
export type ResponseCallbackMalformed = components['responses']['CallbackMalformed'];
export type ResponseCallbackReceived = components['responses']['CallbackReceived'];
export type ResponseCallbackRefused = components['responses']['CallbackRefused'];
export type ResponseCallbackUnavailable = components['responses']['CallbackUnavailable'];
export type ResponseLegacyBadRequest = components['responses']['LegacyBadRequest'];
export type ResponseLegacyForbidden = components['responses']['LegacyForbidden'];
export type ResponseLegacyNotFound = components['responses']['LegacyNotFound'];
export type ResponseLegacyServerError = components['responses']['LegacyServerError'];
export type ResponseLegacyServiceUnavailable = components['responses']['LegacyServiceUnavailable'];
export type ResponseLegacyTooManyRequests = components['responses']['LegacyTooManyRequests'];
export type ResponseLegacyUnauthorized = components['responses']['LegacyUnauthorized'];
export type ResponseSubscriptionBadRequest = components['responses']['SubscriptionBadRequest'];
export type ResponseSubscriptionForbidden = components['responses']['SubscriptionForbidden'];
export type ResponseSubscriptionNotFound = components['responses']['SubscriptionNotFound'];
export type ResponseSubscriptionPayloadTooLarge = components['responses']['SubscriptionPayloadTooLarge'];
export type ResponseSubscriptionServerError = components['responses']['SubscriptionServerError'];
export type ResponseSubscriptionServiceUnavailable = components['responses']['SubscriptionServiceUnavailable'];
export type ResponseSubscriptionTooManyRequests = components['responses']['SubscriptionTooManyRequests'];
export type ResponseSubscriptionUnauthorized = components['responses']['SubscriptionUnauthorized'];
export type ResponseSupplierAllocationNotFound = components['responses']['SupplierAllocationNotFound'];
export type ParameterBundle = components['parameters']['Bundle'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPlatformSignature = components['parameters']['PlatformSignature'];
export type ParameterProperty = components['parameters']['Property'];
export type ParameterQuery = components['parameters']['Query'];
export type ParameterSubscriptionSupplierCode = components['parameters']['SubscriptionSupplierCode'];
export type ParameterSupplierCode = components['parameters']['SupplierCode'];
export type ParameterSurveyNumber = components['parameters']['SurveyNumber'];
export type ParameterSurveys = components['parameters']['Surveys'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listDictionary: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, counted from 1; the first when it is absent.
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, at least 1; the service chooses when it is absent.
                 * @example 100
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Text to search users by; only the `users` dictionary takes it.
                 * @example rivera
                 */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path: {
                /**
                 * @description The dictionary to list.
                 * @example locales
                 */
                property: components["parameters"]["Property"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries and the number of entries in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryPage"];
                };
            };
            400: components["responses"]["BetaBadRequest"];
            401: components["responses"]["BetaUnauthorized"];
            403: components["responses"]["BetaForbidden"];
            404: components["responses"]["BetaNotFound"];
            429: components["responses"]["BetaTooManyRequests"];
            500: components["responses"]["BetaServerError"];
            503: components["responses"]["BetaServiceUnavailable"];
            504: components["responses"]["BetaGatewayTimeout"];
        };
    };
    getBundledLookups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code lists to return, at least one, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.
                 * @example SupplierLinkTypes,SurveyStatuses
                 */
                Bundle: components["parameters"]["Bundle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope with one array per code list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundledLookups"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["LegacyNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    getOpportunitiesSubscription: {
        parameters: {
            query?: {
                /**
                 * @description True adds the surveys that are active under the subscription; they are left out when it is absent.
                 * @example true
                 */
                surveys?: components["parameters"]["Surveys"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and its callback verification key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunitiesSubscription"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    createOpportunitiesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunitiesSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription is active; keep the key for verifying its callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCreated"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            413: components["responses"]["SubscriptionPayloadTooLarge"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    removeOpportunitiesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is gone and its callbacks stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRemoved"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    getOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and its callback verification key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomesSubscription"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    createOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomesSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription is active; keep the key for verifying its callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCreated"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    removeOutcomesSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier that the subscription belongs to; each supplier code has at most one subscription a stream.
                 * @example 4217
                 */
                supplier_code: components["parameters"]["SubscriptionSupplierCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is gone and its callbacks stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRemoved"];
                    "text/plain": components["schemas"]["PlainOk"];
                };
            };
            400: components["responses"]["SubscriptionBadRequest"];
            401: components["responses"]["SubscriptionUnauthorized"];
            403: components["responses"]["SubscriptionForbidden"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["SubscriptionTooManyRequests"];
            500: components["responses"]["SubscriptionServerError"];
            503: components["responses"]["SubscriptionServiceUnavailable"];
        };
    };
    createSupplierLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the supplier.
                 * @example 4217
                 */
                SupplierCode: components["parameters"]["SupplierCode"];
                /**
                 * @description Number of the survey.
                 * @example 48213907
                 */
                SurveyNumber: components["parameters"]["SurveyNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierLinkRequest"];
            };
        };
        responses: {
            /** @description The envelope with the link that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierLinkResponse"];
                };
            };
            400: components["responses"]["LegacyBadRequest"];
            401: components["responses"]["LegacyUnauthorized"];
            403: components["responses"]["LegacyForbidden"];
            404: components["responses"]["SupplierAllocationNotFound"];
            429: components["responses"]["LegacyTooManyRequests"];
            500: components["responses"]["LegacyServerError"];
            503: components["responses"]["LegacyServiceUnavailable"];
        };
    };
    receiveOpportunities: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body. During key rotation there are two comma-separated signatures, one a key.
                 * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
                 */
                "X-Platform-Signature": components["parameters"]["PlatformSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityBatch"];
            };
        };
        responses: {
            "2XX": components["responses"]["CallbackReceived"];
            400: components["responses"]["CallbackMalformed"];
            401: components["responses"]["CallbackRefused"];
            503: components["responses"]["CallbackUnavailable"];
        };
    };
    receiveOutcomes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t:<unix seconds>,<schema version>:<first 8 characters of the key id>:<signature>`. The signature is ECDSA over SHA-256 of the timestamp, a `.` and the exact bytes of the body. During key rotation there are two comma-separated signatures, one a key.
                 * @example t:1791208875,v1:9f3c1a7e:MEUCIQDw3Wr0cF5mXy8h1x9p0bU4kq2nZs6tLr7vGm3hJc1aTgIgX2eV9uKq0oYd5nRzB8wFi4sPl6tHj3mCxQ7kN1vEo0s=
                 */
                "X-Platform-Signature": components["parameters"]["PlatformSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeBatch"];
            };
        };
        responses: {
            "2XX": components["responses"]["CallbackReceived"];
            400: components["responses"]["CallbackMalformed"];
            401: components["responses"]["CallbackRefused"];
            503: components["responses"]["CallbackUnavailable"];
        };
    };
}
