// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

export interface paths {
    "/api/impact-measurement/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Campaigns that meet all filters, one page at a time.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign draft
         * @description Creates a draft that may change until its launch. The answer carries `campaign_id`, which goes into the tracking tag on the creatives. `data_partners` is needed when impressions on linear TV are expected.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of a campaign
         * @description Questions of the campaign with the answers they offer; `id` of each leads to its lift.
         */
        get: operations["listCampaignQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the lift of a question
         * @description Compares exposed with control respondents on one question. Refreshed daily until the campaign ends; figures are there once `total_count` is more than 50.
         */
        get: operations["getQuestionLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by ad channel
         * @deprecated
         * @description Lift of one question, broken down by ad channel. To be removed at a date that is not yet known; use the breakdown by device.
         */
        get: operations["listLiftByAdChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by device
         * @description Lift of one question, broken down by the device on which respondents saw the campaign.
         */
        get: operations["listLiftByDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description One campaign in full, with its targeted recruitment.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Changes what the body names. A draft may change in everything. A live or complete campaign may change its name, its client name and its end date, which may move either way but never to less than a day from now; its expected impressions may only rise, by at least 1,000,000 on digital, 5,000,000 on linear TV and 300,000 on social, with at least a day remaining. A complete campaign becomes live again when its end date or its counts are updated.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch a campaign
         * @description Confirms the campaign and starts the creation of its survey, which cannot change afterwards. Takes no body. A campaign launches once; any but a draft is refused with 409.
         */
        post: operations["launchCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges client credentials for a token that every other call carries; it is valid for 10 hours, then a new one is needed. Lives at the authentication URL, not at the base URL.
         */
        post: operations["createToken"];
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
        /** @description Figures of one answer, or of answers shown as one. */
        AnswerBreakdown: {
            /** @description Ids of the answers behind the label. */
            answer_ids?: number[];
            /** @description Text of the answer. */
            label?: string;
        } & components["schemas"]["LiftFigures"];
        /**
         * @description Brands that answers are filled in from.
         * @example {
         *       "in_target_brand": "Alder Coffee",
         *       "competitors": [
         *         "Birch Roasters",
         *         "Cedar Beans"
         *       ]
         *     }
         */
        AnswerMeta: {
            /** @description Brands offered beside it. */
            competitors?: string[];
            /** @description Advertised brand, whose choice counts as in target. */
            in_target_brand?: string;
        };
        /** @description A brand lift study of one ad campaign. */
        Campaign: {
            /**
             * Format: uuid
             * @description Id of the account that owns the campaign.
             */
            account_id?: string;
            /**
             * Format: date-time
             * @description When survey data and lift were last refreshed, which happens once a day.
             */
            campaign_data_updated_at?: string;
            /**
             * Format: uuid
             * @description Id of the campaign; it goes into the tracking tag on the creatives.
             */
            campaign_id: string;
            /** @description Name of the campaign. */
            campaign_name?: string;
            /** @description Kind of study; more than the known one may come. */
            campaign_type?: "standard" | (string & {});
            /** @description Channels that the campaign advertises on. */
            channels?: components["schemas"]["Channel"][] | null;
            /** @description Advertiser that the study is made for. */
            client_name?: string | null;
            /** @description Id of the survey of the control group; there is none before launch. */
            control_survey_id?: number;
            /** @description Id of the country and language that respondents are recruited in. */
            country_language_id?: number;
            /**
             * Format: date-time
             * @description When the draft was created.
             */
            created_at?: string;
            /** @description Id of the question whose lift the overview shows. */
            default_question_id?: number;
            /** @description Name of the question whose lift the overview shows. */
            default_question_name?: string;
            draft_settings?: components["schemas"]["DraftSettings"];
            /**
             * Format: date-time
             * @description When recruitment and the daily calculation of lift end.
             */
            end_date?: string;
            /** @description What is wrong with the campaign, one text each; empty when nothing is. */
            errors?: string[];
            expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
            /** @description Id of the survey of the exposed group; there is none before launch. */
            exposed_survey_id?: number;
            /** @description Id of the advertiser's industry. */
            industry_id?: number | null;
            /** @description Whether the study is measured by multi-touch attribution; text, not a boolean. */
            is_methodology_mta?: string;
            /** @description Id of the permission that the campaign falls under; the list filters take it as text. */
            permission_id?: number;
            /** @description Id of the user who manages the study. */
            project_manager_user_id?: number;
            /** @description Region of the campaign. */
            region?: string;
            /** @description Whether sales lift is measured too; text, not a boolean. */
            sales_lift_enabled?: string;
            social_configuration?: components["schemas"]["SocialConfiguration"];
            /**
             * Format: date-time
             * @description When recruitment of respondents begins.
             */
            start_date?: string;
            status?: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description When the campaign was last changed.
             */
            updated_at?: string;
            /** @description Version of the population figures that respondents are weighted to. */
            weighting_targets_baseline_version?: string;
        };
        /** @description A campaign as read alone, with whom it recruits on purpose. */
        CampaignDetail: {
            targeted_recruitment?: components["schemas"]["TargetedRecruitment"];
        } & components["schemas"]["Campaign"];
        /** @description What a new campaign starts from. */
        CampaignDraft: {
            /** @description Name of the campaign, 1 to 300 characters. */
            campaign_name: string;
            /**
             * @description Channels that the campaign advertises on, at most 3; `digital` alone when absent.
             * @default [
             *       "digital"
             *     ]
             */
            channels?: components["schemas"]["Channel"][];
            /** @description Advertiser that the study is made for, at most 300 characters; the field must be there, and may be null. */
            client_name: string | null;
            /** @description Id of the country and language to recruit in, from the country languages. */
            country_language_id: number;
            /** @description Partners that bring linear TV data; needed when impressions on linear TV are expected. */
            data_partners?: string[] | null;
            draft_settings: components["schemas"]["DraftSettings"];
            /**
             * Format: date-time
             * @description When recruitment and the daily calculation of lift end.
             */
            end_date: string;
            expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
            /** @description Id of the advertiser's industry, from the industries. */
            industry_id: number;
            /**
             * Format: date-time
             * @description When recruitment of respondents begins.
             */
            start_date: string;
        };
        /** @description One page of campaigns. */
        CampaignPage: {
            /** @description Campaigns on this page. */
            items: components["schemas"]["Campaign"][];
            /** @description Number of this page, counted from 1. */
            page: number;
            /** @description Number of items on this page, which may be fewer than asked for. */
            page_size: number;
            /** @description Filter name that the campaigns are sorted by. */
            sort_by?: string;
            /**
             * @description Direction of the sort.
             * @enum {string}
             */
            sort_order?: "asc" | "desc";
            /** @description Number of items on all pages. */
            total_items: number;
        };
        /** @description A question with the answers it offers. */
        CampaignQuestion: {
            /** @description Answers to choose from. */
            answers?: components["schemas"]["QuestionAnswer"][];
            question: components["schemas"]["Question"];
        };
        /** @description The questions of a campaign. */
        CampaignQuestionList: {
            /** @description Questions with their answers. */
            items: components["schemas"]["CampaignQuestion"][];
        };
        /**
         * @description Where a campaign stands: `draft` until its launch, `pending` until its start date, `live` until its end date, then `complete`.
         * @example live
         */
        CampaignStatus: "draft" | "pending" | "live" | "complete" | (string & {});
        /** @description What to change of a campaign; an absent field stays as it is, and no default applies. */
        CampaignUpdate: {
            /** @description Name of the campaign, 1 to 300 characters. */
            campaign_name?: string;
            /** @description Channels that the campaign advertises on, at most 3; fixed after launch. */
            channels?: components["schemas"]["Channel"][] | null;
            /** @description Advertiser that the study is made for, at most 300 characters. */
            client_name?: string | null;
            /** @description Id of the country and language to recruit in; fixed after launch. */
            country_language_id?: number;
            /** @description Partners that bring linear TV data; needed when the updated campaign expects impressions on linear TV. */
            data_partners?: string[] | null;
            draft_settings?: components["schemas"]["DraftSettings"];
            /**
             * Format: date-time
             * @description When the campaign ends; earlier or later than before, but never less than a day from now.
             */
            end_date?: string;
            expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
            /** @description Id of the advertiser's industry; fixed after launch. */
            industry_id?: number | null;
            /**
             * Format: date-time
             * @description When recruitment of respondents begins; fixed after launch.
             */
            start_date?: string;
        };
        /**
         * @description Channel that a campaign advertises on.
         * @example digital
         * @enum {string}
         */
        Channel: "digital" | "linear_tv" | "social";
        /** @description Why a call was refused, in words. */
        Detail: {
            /** @description The reason, in words; for people, not for programs to compare. */
            detail: string;
        };
        /**
         * @description A question of the survey, as set up in a draft.
         * @example {
         *       "question_name": "brand_awareness",
         *       "question_text": "Which of these coffee brands have you heard of?",
         *       "kpi_type": "awareness",
         *       "answers": [
         *         "Alder Coffee",
         *         "Birch Roasters",
         *         "Cedar Beans"
         *       ],
         *       "question_type": "radio",
         *       "target_option_index": 0,
         *       "default": true
         *     }
         */
        DraftQuestion: {
            /** @description Columns of a grid. */
            columns?: components["schemas"]["GridLine"][];
            /** @description In-target answers of a grid; the document gives no keys. */
            multi_level_target_option_index?: {
                [key: string]: unknown;
            };
            /** @description Rows of a grid. */
            rows?: components["schemas"]["GridLine"][];
        } & components["schemas"]["QuestionFields"];
        /** @description Survey and targeting of a campaign, open to change until its launch. */
        DraftSettings: {
            /**
             * @description Whether respondents may be matched by IP address; false when absent.
             * @default false
             */
            allow_ip?: boolean;
            answer_meta?: components["schemas"]["AnswerMeta"];
            /** @description Questions that respondents are weighted by; filled in on request when the draft is created. */
            baseline_questions?: components["schemas"]["DraftQuestion"][];
            /** @description Partners that bring linear TV data. */
            data_partners?: string[];
            /** @description Impressions expected on digital channels, the same count as `digital` of the campaign. */
            expected_impressions_count?: number;
            /** @description Impressions expected on linear TV, the same count as `linear_tv` of the campaign. */
            expected_impressions_count_linear_tv?: number;
            /** @description Impressions expected on social channels, the same count as `social` of the campaign. */
            expected_impressions_count_social?: number;
            /** @description Further questions, asked when `extra_questions_enabled` is true. */
            extra_questions?: components["schemas"]["DraftQuestion"][];
            /**
             * @description Whether the extra questions are asked; false when absent.
             * @default false
             */
            extra_questions_enabled?: boolean;
            forced_exposure?: components["schemas"]["ForcedExposure"];
            niche_targeting?: components["schemas"]["NicheTargeting"];
            /** @description Questions that lift is measured on. */
            questions?: components["schemas"]["DraftQuestion"][];
            /** @description Questions for respondents reached on social channels. */
            social_questions?: components["schemas"]["DraftQuestion"][];
            /** @description Audiences that lift can be filtered by. */
            target_audiences?: components["schemas"]["DraftTargetAudience"][];
            targeted_recruitment?: components["schemas"]["DraftTargetedRecruitment"];
        };
        /**
         * @description An audience to set up for the campaign.
         * @example {
         *       "target_name": "Adults under 35",
         *       "is_default": true,
         *       "qualifications": [
         *         {
         *           "marketplace_question_id": 42,
         *           "qual_name": "Age",
         *           "answer_type": "contains",
         *           "precodes": [
         *             "18",
         *             "34"
         *           ]
         *         }
         *       ]
         *     }
         */
        DraftTargetAudience: {
            /**
             * @description Whether lift is filtered by it when no audience is asked for; false when absent.
             * @default false
             */
            is_default?: boolean;
            /** @description What a respondent must answer to belong to it. */
            qualifications?: components["schemas"]["TargetingQualification"][];
            /** @description Name of the audience. */
            target_name?: string;
        };
        /**
         * @description Whom to recruit on purpose.
         * @example {
         *       "name": "Parents of young children",
         *       "qualifications": [
         *         {
         *           "id": 14,
         *           "qualification": "Age of children",
         *           "options": [
         *             "Under 3",
         *             "3 to 5"
         *           ]
         *         }
         *       ]
         *     }
         */
        DraftTargetedRecruitment: {
            /** @description Name of the recruited group. */
            name?: string;
            /** @description Chosen options, from the targeted recruitment options of the campaign. */
            qualifications?: components["schemas"]["TargetedRecruitmentOption"][];
        };
        /**
         * @description Impressions expected from the campaign, by channel.
         * @example {
         *       "digital": 5000000,
         *       "linear_tv": 0,
         *       "social": 600000
         *     }
         */
        ExpectedImpressions: {
            /** @description Impressions expected on digital channels; rises by at least 1,000,000 once the campaign is launched. */
            digital?: number;
            /** @description Impressions expected on linear TV; rises by at least 5,000,000 once the campaign is launched. */
            linear_tv?: number;
            /** @description Impressions expected on social channels; rises by at least 300,000 once the campaign is launched. */
            social?: number;
        };
        /** @description What is wrong with a request, by the name of the field. */
        FieldErrors: {
            [key: string]: string[];
        };
        /**
         * @description A study in which respondents are shown the creatives.
         * @example {
         *       "creatives_number": 2,
         *       "exposed_sample_size": 400
         *     }
         */
        ForcedExposure: {
            /** @description Number of creatives shown. */
            creatives_number?: number;
            /** @description Number of respondents to expose. */
            exposed_sample_size?: number;
        };
        /**
         * @description One row or column of a grid question.
         * @example {
         *       "text": "Tastes good",
         *       "title": "Taste",
         *       "order": 1,
         *       "none_of_the_above": false
         *     }
         */
        GridLine: {
            /** @description Whether the line stands for none of the above. */
            none_of_the_above?: boolean;
            /** @description Place of the line. */
            order?: number;
            /** @description Text that the respondent reads. */
            text?: string;
            /** @description Heading of the line. */
            title?: string;
        };
        /** @description Says that the campaign was created and its survey is on the way. */
        LaunchConfirmation: {
            /** @description The confirmation, in words. */
            detail: string;
        };
        /** @description Lift of one part of the campaign, before the fields that name the part. */
        LiftBreakdown: {
            /** @description Share of the campaign's impressions that fall in this part, 0 to 100. */
            impression_share_percentage?: number;
            /** @description Probability of a difference at least this large when there is none, 0 to 1; some breakdowns bring it in place of level and margin. */
            p_value?: number | null;
        } & components["schemas"]["LiftResult"];
        /** @description Lift among respondents reached in one ad channel. */
        LiftByAdChannel: {
            /** @description Ad channel, as data carries it. */
            ad_channel?: string;
            /** @description Ad channel, as people read it. */
            ad_channel_name?: string;
        } & components["schemas"]["LiftBreakdown"];
        /** @description Lift by ad channel. */
        LiftByAdChannelList: {
            /** @description One entry for each ad channel. */
            items: components["schemas"]["LiftByAdChannel"][];
        };
        /** @description Lift among respondents reached on one device. */
        LiftByDevice: {
            /** @description Device, as data carries it. */
            device?: string;
            /** @description Device, as people read it. */
            device_name?: string;
        } & components["schemas"]["LiftBreakdown"];
        /** @description Lift by device. */
        LiftByDeviceList: {
            /** @description One entry for each device. */
            items: components["schemas"]["LiftByDevice"][];
        };
        /** @description Counts, percentages and significance of one comparison of exposed and control respondents. */
        LiftFigures: {
            /** @description Level that the margin and the significance beside it hold at, between 0 and 1. */
            confidence_level?: number;
            /** @description Respondents who did not see it. */
            control_count?: number;
            /** @description In-target share of the control group, 0 to 100; null until there are enough respondents. */
            control_percentage?: number | null;
            /** @description Respondents who saw the campaign. */
            exposed_count?: number;
            /** @description In-target share of the exposed group, 0 to 100; null until there are enough respondents. */
            exposed_percentage?: number | null;
            /** @description Control respondents who gave an in-target answer. */
            in_target_control_count?: number;
            /** @description Exposed respondents who gave an in-target answer. */
            in_target_exposed_count?: number;
            /** @description Exposed share less control share, in percentage points; null until there are enough respondents. */
            lift_percentage?: number | null;
            /** @description Half the width of the interval around the lift, in percentage points; null until there are enough respondents. */
            margin_of_error?: number | null;
            /** @description One test for each level asked for; empty until there are enough respondents. */
            statistical_test?: components["schemas"]["StatisticalTest"][];
            /** @description Whether the lift differs from zero at `confidence_level`; null until there are enough respondents. */
            statistically_significant?: boolean | null;
            /** @description Respondents of both groups; lift is there only when they are more than 50. */
            total_count?: number;
        };
        /** @description Lift of one question, exposed against control. */
        LiftResult: {
            /** @description The same figures for each answer. */
            answers_breakdown?: components["schemas"]["AnswerBreakdown"][];
            /** @description Whether there are enough respondents for the figures to be read. */
            enough_sample_size?: boolean;
            /** @description Parts of the sample that are not yet large enough, with their counts by key. */
            enough_sample_size_off?: {
                [key: string]: {
                    [key: string]: number;
                };
            }[];
            /** @description Parts of the sample that are large enough. */
            enough_sample_size_on?: string[];
            /** @description How the figures came about; the document gives no keys. */
            lift_diagnostics?: {
                [key: string]: unknown;
            };
            question?: components["schemas"]["Question"];
        } & components["schemas"]["LiftFigures"];
        /**
         * @description A narrow audience that the study is limited to.
         * @example {
         *       "target_name": "Espresso machine owners",
         *       "qualifications": [
         *         {
         *           "marketplace_question_id": 8811,
         *           "qual_name": "Kitchen appliances",
         *           "answer_type": "contains",
         *           "precodes": [
         *             "4"
         *           ]
         *         }
         *       ]
         *     }
         */
        NicheTargeting: {
            /** @description What a respondent must answer to belong to it. */
            qualifications?: components["schemas"]["TargetingQualification"][];
            /** @description Name of the audience. */
            target_name?: string;
        };
        /**
         * @description A question of a launched campaign.
         * @example {
         *       "id": 48120,
         *       "question_id": 31877,
         *       "question_name": "brand_awareness",
         *       "question_text": "Which of these coffee brands have you heard of?",
         *       "in_target_answers": [
         *         90211
         *       ],
         *       "question_has_predefined_answers": true,
         *       "kpi_type": "awareness"
         *     }
         */
        Question: {
            /** @description Id of the question in its campaign; paths take this one. */
            id: number;
            /** @description Ids of the answers that count as in target. */
            in_target_answers?: number[];
            /** @description Brand metric that the question measures. */
            kpi_type?: string;
            /** @description Whether the respondent chooses from fixed answers. */
            question_has_predefined_answers?: boolean;
            /** @description Id of the question in the survey; filters and responses refer to this one. */
            question_id?: number;
            /** @description Name of the question. */
            question_name?: string;
            /** @description Text that the respondent reads. */
            question_text?: string;
            /** @description Kind of question; more than the known one may come. */
            question_type?: "demographic" | (string & {});
        };
        /**
         * @description An answer that a question offers.
         * @example {
         *       "answer_id": 90211,
         *       "answer_text": "Alder Coffee"
         *     }
         */
        QuestionAnswer: {
            /** @description Id of the answer. */
            answer_id: number;
            /** @description Text that the respondent reads. */
            answer_text?: string;
        };
        /** @description What draft questions and question templates have in common. */
        QuestionFields: {
            /** @description Text of the answer that keeps its place when answers are shuffled. */
            anchored_answer?: string;
            /** @description Answers to choose from. */
            answers?: string[];
            /** @description Text to use in place of `question_text`. */
            custom_question_text?: string;
            /**
             * @description Whether the overview shows the lift of this question; false when absent.
             * @default false
             */
            default?: boolean;
            /** @description Text of the answer for not knowing. */
            dont_know_answer?: string;
            /**
             * @description Whether later questions depend on the answer; false when absent.
             * @default false
             */
            enable_skip_logic?: boolean;
            /**
             * @description Whether `custom_question_text` is used; false when absent.
             * @default false
             */
            is_custom_question_text?: boolean;
            /** @description Brand metric that the question measures. */
            kpi_type?: string;
            /** @description Most answers that a respondent may select. */
            max_sel?: number;
            /** @description Indexes of the answers that count as in target. */
            multi_target_option_index?: number[];
            /** @description Text of the answer for none of the above. */
            none_of_the_above_answer?: string;
            /** @description Place of the question in the survey. */
            order?: number;
            /** @description Text of the answer for something else. */
            other_answer?: string;
            /** @description Name of the question. */
            question_name?: string;
            /** @description Text that the respondent reads. */
            question_text?: string;
            /** @description How the question is answered; more than the known one may come. */
            question_type?: "radio" | (string & {});
            /** @description Version of the question's wording. */
            question_version?: number;
            /**
             * @description Whether answers are shuffled; false when absent.
             * @default false
             */
            randomize?: boolean;
            /** @description Text of the answer for not wishing to say. */
            refuse_to_answer?: string;
            /**
             * @description Whether the answers may be replaced; false when absent.
             * @default false
             */
            replaceable_answers?: boolean;
            /** @description Index of the answer that counts as in target. */
            target_option_index?: number;
            /**
             * @description Whether answers are filled in from `answer_meta`; false when absent.
             * @default false
             */
            use_answer_meta?: boolean;
            /**
             * @description Whether the text is filled in from the question's fields; false when absent.
             * @default false
             */
            use_question_meta?: boolean;
        };
        /**
         * @description How the campaign runs on social channels.
         * @example {
         *       "brand_name": "Alder Coffee",
         *       "keywords": [
         *         "alder coffee",
         *         "aldercoffee"
         *       ],
         *       "ads_start_date": "2026-09-01T00:00:00Z",
         *       "ads_end_date": "2026-11-30T23:59:59Z",
         *       "recruitment_types": [
         *         "deterministic"
         *       ]
         *     }
         */
        SocialConfiguration: {
            /**
             * Format: date-time
             * @description When the social ads end.
             */
            ads_end_date?: string;
            /**
             * Format: date-time
             * @description When the social ads begin.
             */
            ads_start_date?: string;
            /** @description Brand that the social ads are for. */
            brand_name?: string;
            /** @description Words that the brand is found by. */
            keywords?: string[];
            /** @description Ways in which social respondents are recruited; more than the known one may come. */
            recruitment_types?: ("deterministic" | string)[];
        };
        /**
         * @description The same comparison at one confidence level.
         * @example {
         *       "confidence_level": 0.9,
         *       "margin_of_error": 5.1408,
         *       "statistically_significant": true
         *     }
         */
        StatisticalTest: {
            /** @description Level of the test, between 0 and 1. */
            confidence_level: number;
            /** @description Half the width of the interval around the lift at this level, in percentage points. */
            margin_of_error?: number;
            /** @description Whether the lift differs from zero at this level. */
            statistically_significant?: boolean;
        };
        /**
         * @description Whom the campaign recruits on purpose, with the answers that qualify.
         * @example {
         *       "name": "Parents of young children",
         *       "qualifications": [
         *         {
         *           "qualification": "Age of children",
         *           "marketplace_question_id": "7064",
         *           "options": [
         *             "1",
         *             "2"
         *           ],
         *           "targeted_answers": {
         *             "1": "Under 3",
         *             "2": "3 to 5"
         *           }
         *         }
         *       ]
         *     }
         */
        TargetedRecruitment: {
            /** @description Name of the recruited group. */
            name?: string;
            /** @description What a respondent must meet. */
            qualifications?: components["schemas"]["TargetedRecruitmentQualification"][];
        };
        /**
         * @description A qualification that a campaign can recruit by, with its options.
         * @example {
         *       "id": 14,
         *       "qualification": "Age of children",
         *       "options": [
         *         "Under 3",
         *         "3 to 5"
         *       ]
         *     }
         */
        TargetedRecruitmentOption: {
            /** @description Id of the qualification. */
            id?: number;
            /** @description Options to choose from, or those chosen where it stands in draft settings. */
            options?: string[];
            /** @description Name of the qualification. */
            qualification?: string;
        };
        /**
         * @description One question that a recruited respondent must answer as listed.
         * @example {
         *       "qualification": "Age of children",
         *       "marketplace_question_id": "7064",
         *       "options": [
         *         "1",
         *         "2"
         *       ],
         *       "targeted_answers": {
         *         "1": "Under 3",
         *         "2": "3 to 5"
         *       }
         *     }
         */
        TargetedRecruitmentQualification: {
            /** @description Id of the screening question, a string here and an integer in draft settings. */
            marketplace_question_id?: string;
            /** @description Options that qualify. */
            options?: string[];
            /** @description Name of the qualification. */
            qualification?: string;
            /** @description Answers behind the options; the document gives no keys. */
            targeted_answers?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Answers to one screening question.
         * @example {
         *       "marketplace_question_id": 42,
         *       "qual_name": "Age",
         *       "answer_type": "contains",
         *       "precodes": [
         *         "18",
         *         "34"
         *       ]
         *     }
         */
        TargetingQualification: {
            /** @description How answers are compared with `precodes`; more than the known one may come. */
            answer_type?: "contains" | (string & {});
            /** @description Id of the screening question, from the questions of the country language. */
            marketplace_question_id?: number;
            /** @description Precodes of the answers, as text. */
            precodes?: string[];
            /** @description Name of the qualification. */
            qual_name?: string;
        };
        /** @description An access token. */
        Token: {
            /** @description Token to send as `Bearer` in the `Authorization` header. */
            access_token: string;
            /** @description Seconds that the token is valid for; 36000 (10 hours) when absent. */
            expires_in?: number;
            /** @description Scopes granted, separated by spaces. */
            scope?: string;
            /** @description Scheme that the token is sent under; `Bearer`. */
            token_type?: string;
        };
        /** @description Credentials in exchange for a token. */
        TokenRequest: {
            /** @description Audience that the token is for, given with the credentials. */
            audience: string;
            /** @description Id of the client. */
            client_id: string;
            /**
             * Format: password
             * @description Secret of the client.
             */
            client_secret: string;
            /**
             * @description Kind of grant, always `client_credentials`.
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description Scopes separated by spaces; this API has `short` and `app:imt`. */
            platform_scopes: string;
        };
    };
    responses: {
        /** @description A field or parameter breaks a rule; the body says which and why. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description The campaign is in a status that does not allow this; nothing was done. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The token is good, and its permission does not reach this far. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The service failed; whether anything was done is not known. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description There is nothing under this id, or it is not the caller's to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The service is down for a while. Wait for as long as `Retry-After` says. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Calls come too often; nothing was done. Wait for as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The token is absent, wrong or past its ten hours. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
    };
    parameters: {
        /**
         * @description Keep impressions of this ad channel.
         * @example mobile_web
         */
        AdChannel: string;
        /**
         * @description Keep impressions whose ad channel matches this regular expression.
         * @example ^mobile
         */
        AdChannelRegex: string;
        /**
         * @description Keep impressions of ads of this length in seconds.
         * @example 30
         */
        AdDuration: number;
        /**
         * @description Keep impressions of ads of any of these lengths in seconds.
         * @example [
         *       15,
         *       30
         *     ]
         */
        AdDurationIn: number[];
        /**
         * @description Keep respondents who gave any of these answers.
         * @example [
         *       90211,
         *       90212
         *     ]
         */
        AnswerIds: number[];
        /**
         * @description Id of the campaign.
         * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
         */
        CampaignId: string;
        /**
         * @description Keep campaigns whose name contains this text, letter for letter.
         * @example Autumn
         */
        CampaignNameContains: string;
        /**
         * @description Keep campaigns whose name contains this text in any case.
         * @example autumn
         */
        CampaignNameIcontains: string;
        /**
         * @description Keep campaigns whose name contains this text, ignoring case and accents.
         * @example cafe
         */
        CampaignNameUnaccentIcontains: string;
        /**
         * @description Id of the campaign.
         * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
         */
        CampaignsPk: string;
        /**
         * @description Keep campaigns with a target audience built on a question whose name contains this text in any case.
         * @example age
         */
        CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains: string;
        /**
         * @description Keep campaigns with a target audience whose name contains this text in any case.
         * @example parents
         */
        CampaigntargetaudienceTargetNameIcontains: string;
        /**
         * @description Keep campaigns of any of these types.
         * @example [
         *       "standard"
         *     ]
         */
        CampaignTypeIn: string[];
        /**
         * @description Keep respondents reached in this channel.
         * @example digital
         */
        Channel: string;
        /**
         * @description Keep only respondents reached in any of these channels; all when absent.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelIn: string[];
        /**
         * @description Keep campaigns that run on the given channels.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelsContains: string[];
        /**
         * @description Keep campaigns whose client name contains this text, letter for letter.
         * @example Alder
         */
        ClientNameContains: string;
        /**
         * @description Keep campaigns whose client name contains this text in any case.
         * @example alder
         */
        ClientNameIcontains: string;
        /**
         * @description Keep campaigns whose client name contains this text, ignoring case and accents.
         * @example senor
         */
        ClientNameUnaccentIcontains: string;
        /**
         * @description Level between 0 and 1 behind the margin and the significance at the top of each result; 0.9 when absent.
         * @example 0.95
         */
        ConfidenceLevel: number;
        /**
         * @description Levels to test at, each answered by one entry of `statistical_test`; 0.9 when absent.
         * @example [
         *       0.8,
         *       0.85,
         *       0.9,
         *       0.95
         *     ]
         */
        ConfidenceLevelIn: (0.8 | 0.85 | 0.9 | 0.95)[];
        /**
         * @description Keep campaigns of this country language, given by its id.
         * @example 9
         */
        CountryLanguage: string;
        /**
         * @description Keep campaigns of any of these country languages, given by their ids.
         * @example [
         *       "9",
         *       "10"
         *     ]
         */
        CountryLanguageIn: string[];
        /**
         * @description Keep impressions of this group of creatives.
         * @example 41
         */
        CreativeGroupId: string;
        /**
         * @description Keep impressions of any of these groups of creatives.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        CreativeGroupIdIn: string[];
        /**
         * @description Keep impressions of this creative.
         * @example crv-77
         */
        CreativeId: string;
        /**
         * @description Keep impressions of any of these creatives.
         * @example [
         *       "crv-77",
         *       "crv-77b"
         *     ]
         */
        CreativeIdIn: string[];
        /**
         * @description Keep impressions whose custom variable 1 of the tracking tag has this value.
         * @example segment-a
         */
        CustomVariablesC1: string;
        /**
         * @description Keep impressions whose custom variable 2 of the tracking tag has this value.
         * @example segment-b
         */
        CustomVariablesC2: string;
        /**
         * @description Keep impressions whose custom variable 3 of the tracking tag has this value.
         * @example segment-c
         */
        CustomVariablesC3: string;
        /**
         * @description Keep impressions whose custom variable 4 of the tracking tag has this value.
         * @example segment-d
         */
        CustomVariablesC4: string;
        /**
         * @description Keep impressions whose custom variable 5 of the tracking tag has this value.
         * @example segment-e
         */
        CustomVariablesC5: string;
        /**
         * @description Keep impressions of this part of the day.
         * @example early_morning
         */
        Daypart: string;
        /**
         * @description Keep impressions of any of these parts of the day.
         * @example [
         *       "early_morning",
         *       "prime"
         *     ]
         */
        DaypartIn: string[];
        /**
         * @description Demographic filters. Each key is a name from the demographic filters of the campaign, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
         * @example {
         *       "demo_age__range": "18,34",
         *       "demo_gender__in": "1,2"
         *     }
         */
        Demographics: {
            [key: string]: string;
        };
        /**
         * @description Keep impressions on this type of device.
         * @example mobile
         */
        DeviceType: string;
        /**
         * @description Keep impressions on any of these types of device.
         * @example [
         *       "mobile",
         *       "tablet"
         *     ]
         */
        DeviceTypeIn: string[];
        /**
         * @description Keep campaigns that end at this moment.
         * @example 2026-09-01T00:00:00Z
         */
        EndDate: string;
        /**
         * @description Keep campaigns that end at this moment or after it.
         * @example 2026-07-01T00:00:00Z
         */
        EndDateGte: string;
        /**
         * @description Keep campaigns that end at this moment or before it.
         * @example 2026-12-31T00:00:00Z
         */
        EndDateLte: string;
        /**
         * @description Leave out respondents reached in any of these channels; none when absent.
         * @example [
         *       "linear_tv"
         *     ]
         */
        ExcludeChannels: string[];
        /**
         * @description Leave out campaigns of sub-groups of the account, as seen from the given permission or else the caller's own; false when absent.
         * @example true
         */
        ExcludeSubGroups: boolean;
        /**
         * @description Keep respondents who saw the campaign exactly this many times.
         * @example 3
         */
        Frequency: number;
        /**
         * @description Keep respondents who saw the campaign at least this many times.
         * @example 2
         */
        FrequencyGte: number;
        /**
         * @description Keep respondents who saw the campaign any of these numbers of times.
         * @example [
         *       1,
         *       2
         *     ]
         */
        FrequencyIn: number[];
        /**
         * @description Keep respondents who saw the campaign at most this many times.
         * @example 10
         */
        FrequencyLte: number;
        /**
         * @description Keep respondents whose number of exposures lies between these two bounds.
         * @example [
         *       2,
         *       5
         *     ]
         */
        FrequencyRange: number[];
        /**
         * @description Whether to add the baseline questions that are required to the draft settings; false when absent.
         * @example true
         */
        IncludeBaselineQuestions: boolean;
        /**
         * @description Keep campaigns whose industry name contains this text in any case.
         * @example beverages
         */
        IndustryIndustryNameIcontains: string;
        /**
         * @description Search the names of campaign, client, industry, default question, target audiences and their questions in any case; campaign and client names also match with accents ignored.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Keep impressions of this media channel.
         * @example display
         */
        MediaChannel: string;
        /**
         * @description Keep impressions of any of these media channels.
         * @example [
         *       "display",
         *       "video"
         *     ]
         */
        MediaChannelIn: string[];
        /**
         * @description Keep impressions of this network.
         * @example ABC
         */
        Network: string;
        /**
         * @description Keep impressions of any of these networks.
         * @example [
         *       "ABC",
         *       "NBC"
         *     ]
         */
        NetworkIn: string[];
        /**
         * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
         * @example 2
         */
        Page: number;
        /**
         * @description Most items a page may hold; 10 when absent. The document names no maximum.
         * @example 50
         */
        PageSize: number;
        /**
         * @description Keep campaigns of this permission; wins over `permission_id__in` when both are sent.
         * @example 5021
         */
        PermissionId: string;
        /**
         * @description Keep campaigns of any of these permissions; has no effect beside `permission_id`.
         * @example [
         *       "5021",
         *       "5022"
         *     ]
         */
        PermissionIdIn: string[];
        /**
         * @description Keep impressions of this group of placements.
         * @example 41
         */
        PlacementGroupId: string;
        /**
         * @description Keep impressions of any of these groups of placements.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PlacementGroupIdIn: string[];
        /**
         * @description Keep impressions of this placement.
         * @example plc-3381
         */
        PlacementId: string;
        /**
         * @description Keep impressions of any of these placements.
         * @example [
         *       "plc-3381",
         *       "plc-3381b"
         *     ]
         */
        PlacementIdIn: string[];
        /**
         * @description Keep impressions of this group of publishers (sites).
         * @example 41
         */
        PublisherGroupId: string;
        /**
         * @description Keep impressions of any of these groups of publishers (sites).
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PublisherGroupIdIn: string[];
        /**
         * @description Keep impressions of this publisher (site).
         * @example site-204
         */
        PublisherId: string;
        /**
         * @description Keep impressions of any of these publishers (sites).
         * @example [
         *       "site-204",
         *       "site-204b"
         *     ]
         */
        PublisherIdIn: string[];
        /**
         * @description Keep campaigns with a question whose name contains this text in any case.
         * @example awareness
         */
        QuestionQuestionNameIcontains: string;
        /**
         * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
         * @example 48120
         */
        QuestionsPk: number;
        /**
         * @description Keep this respondent alone.
         * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
         */
        RespondentId: string;
        /**
         * @description Keep campaigns that start at this moment.
         * @example 2026-09-01T00:00:00Z
         */
        StartDate: string;
        /**
         * @description Keep campaigns that start at this moment or after it.
         * @example 2026-07-01T00:00:00Z
         */
        StartDateGte: string;
        /**
         * @description Keep campaigns that start at this moment or before it.
         * @example 2026-12-31T00:00:00Z
         */
        StartDateLte: string;
        /**
         * @description Keep campaigns in this status.
         * @example live
         */
        Status: string;
        /**
         * @description Keep campaigns in any of these statuses.
         * @example [
         *       "live",
         *       "complete"
         *     ]
         */
        StatusIn: string[];
        /**
         * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
         * @example [
         *       311,
         *       312
         *     ]
         */
        TargetAudienceIdIn: number[];
        /**
         * @description Keep data from this moment on; read as a date where the data is daily.
         * @example 2026-09-01T00:00:00Z
         */
        TimestampGte: string;
        /**
         * @description Keep data up to this moment; read as a date where the data is daily.
         * @example 2026-09-30T23:59:59Z
         */
        TimestampLte: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long to wait before the next call, as a number of seconds or as an HTTP date.
         * @example 30
         */
        RetryAfter: string;
    };
    pathItems: never;
}
export type AnswerBreakdown = components['schemas']['AnswerBreakdown'];
export type AnswerMeta = components['schemas']['AnswerMeta'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignDetail = components['schemas']['CampaignDetail'];
export type CampaignDraft = components['schemas']['CampaignDraft'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type CampaignQuestion = components['schemas']['CampaignQuestion'];
export type CampaignQuestionList = components['schemas']['CampaignQuestionList'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
export type CampaignUpdate = components['schemas']['CampaignUpdate'];
export type Channel = components['schemas']['Channel'];
export type Detail = components['schemas']['Detail'];
export type DraftQuestion = components['schemas']['DraftQuestion'];
export type DraftSettings = components['schemas']['DraftSettings'];
export type DraftTargetAudience = components['schemas']['DraftTargetAudience'];
export type DraftTargetedRecruitment = components['schemas']['DraftTargetedRecruitment'];
export type ExpectedImpressions = components['schemas']['ExpectedImpressions'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type ForcedExposure = components['schemas']['ForcedExposure'];
export type GridLine = components['schemas']['GridLine'];
export type LaunchConfirmation = components['schemas']['LaunchConfirmation'];
export type LiftBreakdown = components['schemas']['LiftBreakdown'];
export type LiftByAdChannel = components['schemas']['LiftByAdChannel'];
export type LiftByAdChannelList = components['schemas']['LiftByAdChannelList'];
export type LiftByDevice = components['schemas']['LiftByDevice'];
export type LiftByDeviceList = components['schemas']['LiftByDeviceList'];
export type LiftFigures = components['schemas']['LiftFigures'];
export type LiftResult = components['schemas']['LiftResult'];
export type NicheTargeting = components['schemas']['NicheTargeting'];
export type Question = components['schemas']['Question'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type QuestionFields = components['schemas']['QuestionFields'];
export type SocialConfiguration = components['schemas']['SocialConfiguration'];
export type StatisticalTest = components['schemas']['StatisticalTest'];
export type TargetedRecruitment = components['schemas']['TargetedRecruitment'];
export type TargetedRecruitmentOption = components['schemas']['TargetedRecruitmentOption'];
export type TargetedRecruitmentQualification = components['schemas']['TargetedRecruitmentQualification'];
export type TargetingQualification = components['schemas']['TargetingQualification'];
export type Token = components['schemas']['Token'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterAdChannel = components['parameters']['AdChannel'];
export type ParameterAdChannelRegex = components['parameters']['AdChannelRegex'];
export type ParameterAdDuration = components['parameters']['AdDuration'];
export type ParameterAdDurationIn = components['parameters']['AdDurationIn'];
export type ParameterAnswerIds = components['parameters']['AnswerIds'];
export type ParameterCampaignId = components['parameters']['CampaignId'];
export type ParameterCampaignNameContains = components['parameters']['CampaignNameContains'];
export type ParameterCampaignNameIcontains = components['parameters']['CampaignNameIcontains'];
export type ParameterCampaignNameUnaccentIcontains = components['parameters']['CampaignNameUnaccentIcontains'];
export type ParameterCampaignsPk = components['parameters']['CampaignsPk'];
export type ParameterCampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains = components['parameters']['CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains'];
export type ParameterCampaigntargetaudienceTargetNameIcontains = components['parameters']['CampaigntargetaudienceTargetNameIcontains'];
export type ParameterCampaignTypeIn = components['parameters']['CampaignTypeIn'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterChannelIn = components['parameters']['ChannelIn'];
export type ParameterChannelsContains = components['parameters']['ChannelsContains'];
export type ParameterClientNameContains = components['parameters']['ClientNameContains'];
export type ParameterClientNameIcontains = components['parameters']['ClientNameIcontains'];
export type ParameterClientNameUnaccentIcontains = components['parameters']['ClientNameUnaccentIcontains'];
export type ParameterConfidenceLevel = components['parameters']['ConfidenceLevel'];
export type ParameterConfidenceLevelIn = components['parameters']['ConfidenceLevelIn'];
export type ParameterCountryLanguage = components['parameters']['CountryLanguage'];
export type ParameterCountryLanguageIn = components['parameters']['CountryLanguageIn'];
export type ParameterCreativeGroupId = components['parameters']['CreativeGroupId'];
export type ParameterCreativeGroupIdIn = components['parameters']['CreativeGroupIdIn'];
export type ParameterCreativeId = components['parameters']['CreativeId'];
export type ParameterCreativeIdIn = components['parameters']['CreativeIdIn'];
export type ParameterCustomVariablesC1 = components['parameters']['CustomVariablesC1'];
export type ParameterCustomVariablesC2 = components['parameters']['CustomVariablesC2'];
export type ParameterCustomVariablesC3 = components['parameters']['CustomVariablesC3'];
export type ParameterCustomVariablesC4 = components['parameters']['CustomVariablesC4'];
export type ParameterCustomVariablesC5 = components['parameters']['CustomVariablesC5'];
export type ParameterDaypart = components['parameters']['Daypart'];
export type ParameterDaypartIn = components['parameters']['DaypartIn'];
export type ParameterDemographics = components['parameters']['Demographics'];
export type ParameterDeviceType = components['parameters']['DeviceType'];
export type ParameterDeviceTypeIn = components['parameters']['DeviceTypeIn'];
export type ParameterEndDate = components['parameters']['EndDate'];
export type ParameterEndDateGte = components['parameters']['EndDateGte'];
export type ParameterEndDateLte = components['parameters']['EndDateLte'];
export type ParameterExcludeChannels = components['parameters']['ExcludeChannels'];
export type ParameterExcludeSubGroups = components['parameters']['ExcludeSubGroups'];
export type ParameterFrequency = components['parameters']['Frequency'];
export type ParameterFrequencyGte = components['parameters']['FrequencyGte'];
export type ParameterFrequencyIn = components['parameters']['FrequencyIn'];
export type ParameterFrequencyLte = components['parameters']['FrequencyLte'];
export type ParameterFrequencyRange = components['parameters']['FrequencyRange'];
export type ParameterIncludeBaselineQuestions = components['parameters']['IncludeBaselineQuestions'];
export type ParameterIndustryIndustryNameIcontains = components['parameters']['IndustryIndustryNameIcontains'];
export type ParameterKeyword = components['parameters']['Keyword'];
export type ParameterMediaChannel = components['parameters']['MediaChannel'];
export type ParameterMediaChannelIn = components['parameters']['MediaChannelIn'];
export type ParameterNetwork = components['parameters']['Network'];
export type ParameterNetworkIn = components['parameters']['NetworkIn'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPermissionId = components['parameters']['PermissionId'];
export type ParameterPermissionIdIn = components['parameters']['PermissionIdIn'];
export type ParameterPlacementGroupId = components['parameters']['PlacementGroupId'];
export type ParameterPlacementGroupIdIn = components['parameters']['PlacementGroupIdIn'];
export type ParameterPlacementId = components['parameters']['PlacementId'];
export type ParameterPlacementIdIn = components['parameters']['PlacementIdIn'];
export type ParameterPublisherGroupId = components['parameters']['PublisherGroupId'];
export type ParameterPublisherGroupIdIn = components['parameters']['PublisherGroupIdIn'];
export type ParameterPublisherId = components['parameters']['PublisherId'];
export type ParameterPublisherIdIn = components['parameters']['PublisherIdIn'];
export type ParameterQuestionQuestionNameIcontains = components['parameters']['QuestionQuestionNameIcontains'];
export type ParameterQuestionsPk = components['parameters']['QuestionsPk'];
export type ParameterRespondentId = components['parameters']['RespondentId'];
export type ParameterStartDate = components['parameters']['StartDate'];
export type ParameterStartDateGte = components['parameters']['StartDateGte'];
export type ParameterStartDateLte = components['parameters']['StartDateLte'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterStatusIn = components['parameters']['StatusIn'];
export type ParameterTargetAudienceIdIn = components['parameters']['TargetAudienceIdIn'];
export type ParameterTimestampGte = components['parameters']['TimestampGte'];
export type ParameterTimestampLte = components['parameters']['TimestampLte'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Keep campaigns whose name contains this text, letter for letter.
                 * @example Autumn
                 */
                campaign_name__contains?: components["parameters"]["CampaignNameContains"];
                /**
                 * @description Keep campaigns whose name contains this text in any case.
                 * @example autumn
                 */
                campaign_name__icontains?: components["parameters"]["CampaignNameIcontains"];
                /**
                 * @description Keep campaigns whose name contains this text, ignoring case and accents.
                 * @example cafe
                 */
                campaign_name__unaccent__icontains?: components["parameters"]["CampaignNameUnaccentIcontains"];
                /**
                 * @description Keep campaigns of any of these types.
                 * @example [
                 *       "standard"
                 *     ]
                 */
                campaign_type__in?: components["parameters"]["CampaignTypeIn"];
                /**
                 * @description Keep campaigns with a target audience built on a question whose name contains this text in any case.
                 * @example age
                 */
                campaigntargetaudience__target_audience_question_set__question__question_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains"];
                /**
                 * @description Keep campaigns with a target audience whose name contains this text in any case.
                 * @example parents
                 */
                campaigntargetaudience__target_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetNameIcontains"];
                /**
                 * @description Keep campaigns that run on the given channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channels__contains?: components["parameters"]["ChannelsContains"];
                /**
                 * @description Keep campaigns whose client name contains this text, letter for letter.
                 * @example Alder
                 */
                client_name__contains?: components["parameters"]["ClientNameContains"];
                /**
                 * @description Keep campaigns whose client name contains this text in any case.
                 * @example alder
                 */
                client_name__icontains?: components["parameters"]["ClientNameIcontains"];
                /**
                 * @description Keep campaigns whose client name contains this text, ignoring case and accents.
                 * @example senor
                 */
                client_name__unaccent__icontains?: components["parameters"]["ClientNameUnaccentIcontains"];
                /**
                 * @description Keep campaigns of this country language, given by its id.
                 * @example 9
                 */
                country_language?: components["parameters"]["CountryLanguage"];
                /**
                 * @description Keep campaigns of any of these country languages, given by their ids.
                 * @example [
                 *       "9",
                 *       "10"
                 *     ]
                 */
                country_language__in?: components["parameters"]["CountryLanguageIn"];
                /**
                 * @description Keep campaigns that end at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Keep campaigns that end at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                end_date__gte?: components["parameters"]["EndDateGte"];
                /**
                 * @description Keep campaigns that end at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                end_date__lte?: components["parameters"]["EndDateLte"];
                /**
                 * @description Leave out campaigns of sub-groups of the account, as seen from the given permission or else the caller's own; false when absent.
                 * @example true
                 */
                exclude_sub_groups?: components["parameters"]["ExcludeSubGroups"];
                /**
                 * @description Keep campaigns whose industry name contains this text in any case.
                 * @example beverages
                 */
                industry__industry_name__icontains?: components["parameters"]["IndustryIndustryNameIcontains"];
                /**
                 * @description Search the names of campaign, client, industry, default question, target audiences and their questions in any case; campaign and client names also match with accents ignored.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. The document names no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Keep campaigns of this permission; wins over `permission_id__in` when both are sent.
                 * @example 5021
                 */
                permission_id?: components["parameters"]["PermissionId"];
                /**
                 * @description Keep campaigns of any of these permissions; has no effect beside `permission_id`.
                 * @example [
                 *       "5021",
                 *       "5022"
                 *     ]
                 */
                permission_id__in?: components["parameters"]["PermissionIdIn"];
                /**
                 * @description Keep campaigns with a question whose name contains this text in any case.
                 * @example awareness
                 */
                question__question_name__icontains?: components["parameters"]["QuestionQuestionNameIcontains"];
                /**
                 * @description Filter name to sort by; the document names no order for when it is absent.
                 * @example start_date
                 */
                sort_by?: "status" | "status__in" | "campaign_name__contains" | "campaign_name__icontains" | "campaign_name__unaccent__icontains" | "client_name__contains" | "client_name__icontains" | "client_name__unaccent__icontains" | "start_date" | "start_date__lte" | "start_date__gte" | "end_date" | "end_date__lte" | "end_date__gte" | "country_language" | "country_language__in" | "channels__contains" | "campaign_type__in" | "industry__industry_name__icontains" | "question__question_name__icontains" | "campaigntargetaudience__target_name__icontains" | "campaigntargetaudience__target_audience_question_set__question__question_name__icontains" | "keyword";
                /**
                 * @description Direction of the sort, ascending or descending.
                 * @example desc
                 */
                sort_order?: "asc" | "desc";
                /**
                 * @description Keep campaigns that start at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Keep campaigns that start at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                start_date__gte?: components["parameters"]["StartDateGte"];
                /**
                 * @description Keep campaigns that start at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                start_date__lte?: components["parameters"]["StartDateLte"];
                /**
                 * @description Keep campaigns in this status.
                 * @example live
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Keep campaigns in any of these statuses.
                 * @example [
                 *       "live",
                 *       "complete"
                 *     ]
                 */
                status__in?: components["parameters"]["StatusIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Whether to add the baseline questions that are required to the draft settings; false when absent.
                 * @example true
                 */
                include_baseline_questions?: components["parameters"]["IncludeBaselineQuestions"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignDraft"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Keep the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: number;
                /**
                 * @description Keep questions with any of these values of `question_id`.
                 * @example [
                 *       31877,
                 *       42
                 *     ]
                 */
                question_id__in?: number[];
                /**
                 * @description Keep questions of this type.
                 * @example demographic
                 */
                question_type?: string;
                /**
                 * @description Keep questions of any of these types.
                 * @example [
                 *       "demographic"
                 *     ]
                 */
                question_type__in?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuestionLift: {
        parameters: {
            query?: {
                /**
                 * @description Keep impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Keep impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Keep impressions of ads of this length in seconds.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths in seconds.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Keep respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Keep respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Keep only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Level between 0 and 1 behind the margin and the significance at the top of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Levels to test at, each answered by one entry of `statistical_test`; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Keep impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Keep impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Keep impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Keep impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Keep impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Keep impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Keep impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Keep impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Keep impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Keep impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Keep impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep impressions on this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep impressions on any of these types of device.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Leave out respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Keep respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Keep respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Keep respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Keep respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Keep respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Keep impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Keep impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Keep impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Keep impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Keep impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Keep impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Keep impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Keep impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Keep impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Keep impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Keep impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Keep impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Keep this respondent alone.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Keep data from this moment on; read as a date where the data is daily.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment; read as a date where the data is daily.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lift, or counts alone while there are too few respondents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByAdChannel: {
        parameters: {
            query?: {
                /**
                 * @description Keep impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Keep impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Keep impressions of ads of this length in seconds.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths in seconds.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Keep respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Keep respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Keep only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Level between 0 and 1 behind the margin and the significance at the top of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Levels to test at, each answered by one entry of `statistical_test`; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Keep impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Keep impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Keep impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Keep impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Keep impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Keep impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Keep impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Keep impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Keep impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Keep impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Keep impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep impressions on this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep impressions on any of these types of device.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Leave out respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Keep respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Keep respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Keep respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Keep respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Keep respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Keep impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Keep impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Keep impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Keep impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Keep impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Keep impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Keep impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Keep impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Keep impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Keep impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Keep impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Keep impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Keep this respondent alone.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Keep data from this moment on; read as a date where the data is daily.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment; read as a date where the data is daily.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lift of each ad channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByAdChannelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiftByDevice: {
        parameters: {
            query?: {
                /**
                 * @description Keep impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Keep impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Keep impressions of ads of this length in seconds.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths in seconds.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Keep respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Keep respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Keep only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Level between 0 and 1 behind the margin and the significance at the top of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Levels to test at, each answered by one entry of `statistical_test`; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Keep impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Keep impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Keep impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Keep impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Keep impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Keep impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Keep impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Keep impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Keep impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Keep impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Keep impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep impressions on this type of device.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep impressions on any of these types of device.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Leave out respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Keep respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Keep respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Keep respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Keep respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Keep respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Keep impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Keep impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Keep impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Keep impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Keep impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Keep impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Keep impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Keep impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Keep impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Keep impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Keep impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Keep impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Keep this respondent alone.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Keep data from this moment on; read as a date where the data is daily.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment; read as a date where the data is daily.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
                 * @example 48120
                 */
                questions_pk: components["parameters"]["QuestionsPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lift of each device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Whether to add the baseline questions that are required to the draft settings; false when absent.
                 * @example true
                 */
                include_baseline_questions?: components["parameters"]["IncludeBaselineQuestions"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    launchCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launch was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
