// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/api/impact-measurement/v1/ad-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad servers
         * @description Returns the ad servers for which tracking tags can be created.
         */
        get: operations["listAdServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/ad-servers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad server
         * @description One ad server with its macros.
         */
        get: operations["getAdServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns the campaigns that match all filters, one page at a time.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign draft
         * @description Creates a draft that can be changed until its launch. The response contains `campaign_id`, which belongs in the tracking tag of the creatives. `data_partners` is required if impressions on linear TV are expected.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List demographic filters
         * @description Returns the demographics by which the lift and the respondents of a campaign can be filtered.
         */
        get: operations["listDemographicFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export as Excel
         * @description Creates an Excel report and sends a link to it by e-mail. The response is empty, so it does not contain the id of the export.
         */
        post: operations["exportExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an Excel export
         * @description Returns the status of an Excel report, and the URL from which it can be downloaded until it expires.
         */
        get: operations["getExcelExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export as PowerPoint
         * @description Creates a PowerPoint report and sends a link to it by e-mail.
         */
        post: operations["exportPowerPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a PowerPoint export
         * @description Returns the status of a PowerPoint report, and the URL from which it can be downloaded until it expires.
         */
        get: operations["getPowerPointExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequency reports
         * @description Returns the frequency reports of a campaign, one page at a time.
         */
        get: operations["listFrequencyReports"];
        put?: never;
        /**
         * Create a frequency report
         * @description Creates a frequency report for the respondents or sessions of a CSV, or for those of `survey_ids` if no CSV is sent. The report is generated in the background.
         */
        post: operations["createFrequencyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a frequency report
         * @description Returns one frequency report, as the only item of a list.
         */
        get: operations["getFrequencyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get IP matching
         * @description Returns the state of the IP matching of a campaign, with its sites and placements one page at a time.
         */
        get: operations["getIpMatching"];
        put?: never;
        /**
         * Configure IP matching
         * @description Sets for which sites and placements IP matching is on or off.
         */
        post: operations["configureIpMatching"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update IP matching
         * @description Switches IP matching on or off for the campaign or for some of its sites and placements. The call fails if some of the ids do not exist.
         */
        patch: operations["updateIpMatching"];
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create IP matching ids in bulk
         * @description Adds many sites, or many placements, to the IP matching of a campaign at once.
         */
        post: operations["createIpMatchingIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lift of all questions
         * @description Returns the lift of every question of a campaign: exposed compared with control respondents. It is refreshed daily until the campaign ends. Figures are available once `total_count` is more than 50.
         */
        get: operations["listCampaignLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pixel groups
         * @description Returns the pixel groups of a campaign.
         */
        get: operations["listPixelGroups"];
        put?: never;
        /**
         * Create pixels
         * @description Creates pixels that count impressions of a campaign.
         */
        post: operations["createPixels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pixel group
         * @description Returns the pixels of one group.
         */
        get: operations["getPixelGroup"];
        /**
         * Update a pixel group
         * @description Sets the pixels of one group. The body has the same form as in a creation.
         */
        put: operations["updatePixelGroup"];
        post?: never;
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
         * @description Returns the questions of the campaign with their answers. Use the `id` of a question to read its lift.
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
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question of a campaign
         * @description Returns one question with its answers.
         */
        get: operations["getCampaignQuestion"];
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
         * @description Returns the lift of one question: exposed compared with control respondents. It is refreshed daily until the campaign ends. Figures are available once `total_count` is more than 50.
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
         * @description Lift of one question, broken down by ad channel. This operation will be removed at an unknown date; use the breakdown by device.
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
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by ad length
         * @description Lift of one question, broken down by the length of the ad.
         */
        get: operations["listLiftByAdLength"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by bucket
         * @description Lift of one question, broken down into buckets. The brand lift document does not specify the content of the buckets.
         */
        get: operations["listLiftByBucket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by creative
         * @description Lift of one question, broken down by creative.
         */
        get: operations["listLiftByCreative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by custom variable
         * @description Lift of one question, broken down by the values of a custom variable of the tracking tag.
         */
        get: operations["listLiftByCustomVariable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by daypart
         * @description Lift of one question, broken down by part of the day.
         */
        get: operations["listLiftByDaypart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by demographic
         * @description Lift of one question, broken down by a demographic. `filters` of an export uses the same names.
         */
        get: operations["listLiftByDemographic"];
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
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lift by frequency
         * @description Lift of one question, broken down by how many times respondents saw the campaign.
         */
        get: operations["listLiftByFrequency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List respondents
         * @description Returns the respondents of a campaign that match all filters, with answers, impressions and demographics, one page at a time.
         */
        get: operations["listRespondents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export respondents as CSV
         * @description Returns all respondents of a campaign that match all filters, with demographics, impressions and answers. The response can be large: read it as a stream.
         */
        get: operations["exportRespondentsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List columns for respondent exports of a campaign
         * @description Returns the columns that an export of this campaign can have.
         */
        get: operations["listCampaignRespondentCsvColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List S2S mappings
         * @description Returns the campaigns at partners that belong to a campaign, one page at a time.
         */
        get: operations["listS2sMappings"];
        put?: never;
        /**
         * Create S2S mappings
         * @description Maps campaigns at partners to a campaign. The body is a bare array.
         */
        post: operations["createS2sMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an S2S mapping
         * @description Removes the mapping of one campaign at a partner. The request needs a body that names the partner, although the method is DELETE.
         */
        delete: operations["removeS2sMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List target audiences
         * @description Returns the audiences by which the lift of a campaign can be filtered.
         */
        get: operations["listTargetAudiences"];
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
         * @description Returns all fields of one campaign, with its targeted recruitment.
         */
        get: operations["getCampaign"];
        /**
         * Update a launched campaign
         * @deprecated
         * @description Changes name, client name, end date and counts of a live or complete campaign by the rules of `updateCampaign`, which replaces this operation. Survey quotas are updated in the background at 6 and 18 UTC.
         */
        put: operations["updateLaunchedCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Changes the fields in the body. All fields of a draft can change. A live or complete campaign can change its name, its client name and its end date, which can be earlier or later than before but at least one day from now. Its expected impressions can only increase, by at least 1,000,000 on digital, 5,000,000 on linear TV and 300,000 on social, with at least one day remaining. A complete campaign becomes live again when its end date or its counts are updated. Survey quotas are updated in the background at 6 and 18 UTC.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Returns the groups of creatives, publishers or placements of a campaign.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create or update groups
         * @description Creates the groups without `group_id` and updates the others. If the request is sent twice, the groups are created twice.
         */
        post: operations["createOrUpdateGroups"];
        /**
         * Remove groups
         * @description Removes groups. The request needs a body with their ids, although the method is DELETE. If some of the groups do not exist, none is removed.
         */
        delete: operations["removeGroups"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Confirms the campaign and starts the creation of its survey, which cannot change afterwards. Respondents are recruited from the start date on. The request has no body. If the setup of the draft is incomplete, the response is 400. A campaign can be launched only once; a campaign that is not a draft is refused with 409.
         */
        post: operations["launchCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the names of a campaign
         * @description Returns the names of all creatives, placements and publishers of a campaign.
         */
        get: operations["getCampaignNames"];
        put?: never;
        /**
         * Assign names
         * @description Assigns names to creatives, placements and publishers of a campaign.
         */
        post: operations["assignCampaignNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of a type
         * @description Returns the names of the creatives, publishers or placements of a campaign, one page at a time. The page is the only item of a bare array.
         */
        get: operations["listNames"];
        put?: never;
        /**
         * Assign names and groups
         * @description Assigns names and groups to creatives, publishers or placements of a campaign. Body and response are bare arrays.
         */
        post: operations["assignNamesAndGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names with impressions
         * @description Returns the creatives, publishers or placements of a campaign with names, groups and impressions, one page at a time. The page is the only item of a bare array.
         */
        get: operations["listNamesWithImpressions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List non-demographic filters
         * @description Returns the devices, creatives, placements, publishers, frequencies, channels and other values by which the lift of a campaign can be filtered.
         */
        get: operations["getNonDemographicFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/overview-lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the overview lift of a campaign
         * @description Returns the lift of the default question together with days, impressions and completes.
         */
        get: operations["getCampaignOverviewLift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/question-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the question templates of a campaign
         * @description Returns the templates that match the current setup of a campaign. It does not return templates for extra questions.
         */
        get: operations["listCampaignQuestionTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List targeted recruitment options
         * @description Returns the qualifications by which a campaign can recruit.
         */
        get: operations["listTargetedRecruitmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/campaigns/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count campaigns by status
         * @description Returns how many of the campaigns that match all filters are live, pending and completed.
         */
        get: operations["getCampaignSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List country languages
         * @description Returns the countries and languages in which respondents can be recruited. Their ids are used as `country_language_id` of a campaign.
         */
        get: operations["listCountryLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a country language
         * @description One country language.
         */
        get: operations["getCountryLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of a country language
         * @description Returns the screening questions that qualifications can use.
         */
        get: operations["listCountryLanguageQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the options of a question
         * @description Returns the answers of a screening question, with the precodes that qualifications use.
         */
        get: operations["listCountryLanguageQuestionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List industries
         * @description Returns the industries, whose ids are used as `industry_id` of a campaign.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/question-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List question templates
         * @description Returns templates for one use of questions, one country language and one industry. Draft questions are created from templates.
         */
        get: operations["listQuestionTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/respondents/csv-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List columns for respondent exports
         * @description Returns the columns that an export can have, for one kind of id.
         */
        get: operations["listRespondentCsvColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/s2s-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List S2S partners
         * @description Returns the partners that report impressions server to server.
         */
        get: operations["listS2sPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/impact-measurement/v1/tag-query-parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tag query parameters
         * @description Returns the query parameters that a tracking tag can contain.
         */
        get: operations["listTagQueryParameters"];
        put?: never;
        post?: never;
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
         * @description Exchanges client credentials for the token that all other calls require. The token is valid for 10 hours. This operation is at the authentication URL, not at the base URL.
         */
        post: operations["createToken"];
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
        AdServer: AdServer;
        AdServerList: AdServerList;
        AdServerQueryParameter: AdServerQueryParameter;
        AnswerBreakdown: AnswerBreakdown;
        AnswerMeta: AnswerMeta;
        AssignedName: AssignedName;
        Campaign: Campaign;
        CampaignDetail: CampaignDetail;
        CampaignDraft: CampaignDraft;
        CampaignOverviewLift: CampaignOverviewLift;
        CampaignPage: CampaignPage;
        CampaignQuestion: CampaignQuestion;
        CampaignQuestionList: CampaignQuestionList;
        CampaignStatus: CampaignStatus;
        CampaignSummary: CampaignSummary;
        CampaignUpdate: CampaignUpdate;
        Channel: Channel;
        CountryLanguage: CountryLanguage;
        CountryLanguageList: CountryLanguageList;
        CountryLanguageQuestion: CountryLanguageQuestion;
        CountryLanguageQuestionList: CountryLanguageQuestionList;
        CountryLanguageQuestionOption: CountryLanguageQuestionOption;
        CountryLanguageQuestionOptionList: CountryLanguageQuestionOptionList;
        CreatedPixelGroup: CreatedPixelGroup;
        CreatedPixelGroupList: CreatedPixelGroupList;
        CreativeName: CreativeName;
        DemographicFilter: DemographicFilter;
        DemographicFilterList: DemographicFilterList;
        DemographicFilterValue: DemographicFilterValue;
        DemographicResponse: DemographicResponse;
        Detail: Detail;
        DraftQuestion: DraftQuestion;
        DraftSettings: DraftSettings;
        DraftTargetAudience: DraftTargetAudience;
        DraftTargetedRecruitment: DraftTargetedRecruitment;
        ExcelExport: ExcelExport;
        ExpectedImpressions: ExpectedImpressions;
        ExportRequest: ExportRequest;
        ExportStatus: ExportStatus;
        FieldErrors: FieldErrors;
        FilterOption: FilterOption;
        FilterValue: FilterValue;
        ForcedExposure: ForcedExposure;
        FrequencyReport: FrequencyReport;
        FrequencyReportForm: FrequencyReportForm;
        FrequencyReportList: FrequencyReportList;
        FrequencyReportPage: FrequencyReportPage;
        FrequencyReportRequest: FrequencyReportRequest;
        GridLine: GridLine;
        Group: Group;
        GroupEntry: GroupEntry;
        GroupIds: GroupIds;
        GroupList: GroupList;
        GroupRemoval: GroupRemoval;
        GroupRemovalError: GroupRemovalError;
        Groups: Groups;
        Impression: Impression;
        Industry: Industry;
        IndustryList: IndustryList;
        IpMatching: IpMatching;
        IpMatchingChange: IpMatchingChange;
        IpMatchingConfiguration: IpMatchingConfiguration;
        IpMatchingConfigured: IpMatchingConfigured;
        IpMatchingIds: IpMatchingIds;
        IpMatchingItem: IpMatchingItem;
        IpMatchingTarget: IpMatchingTarget;
        IpMatchingType: IpMatchingType;
        IpMatchingUpdate: IpMatchingUpdate;
        LaunchConfirmation: LaunchConfirmation;
        LaunchedCampaign: LaunchedCampaign;
        LaunchedCampaignUpdate: LaunchedCampaignUpdate;
        LiftBreakdown: LiftBreakdown;
        LiftByAdChannel: LiftByAdChannel;
        LiftByAdChannelList: LiftByAdChannelList;
        LiftByAdLength: LiftByAdLength;
        LiftByAdLengthList: LiftByAdLengthList;
        LiftByBucket: LiftByBucket;
        LiftByBucketList: LiftByBucketList;
        LiftByCreative: LiftByCreative;
        LiftByCreativeList: LiftByCreativeList;
        LiftByCustomVariable: LiftByCustomVariable;
        LiftByCustomVariableList: LiftByCustomVariableList;
        LiftByDaypart: LiftByDaypart;
        LiftByDaypartList: LiftByDaypartList;
        LiftByDemographic: LiftByDemographic;
        LiftByDemographicList: LiftByDemographicList;
        LiftByDevice: LiftByDevice;
        LiftByDeviceList: LiftByDeviceList;
        LiftByFrequency: LiftByFrequency;
        LiftByFrequencyList: LiftByFrequencyList;
        LiftFigures: LiftFigures;
        LiftResult: LiftResult;
        LiftResultList: LiftResultList;
        Name: Name;
        NameAssignment: NameAssignment;
        NameEntry: NameEntry;
        NameEntryPage: NameEntryPage;
        NamePage: NamePage;
        NameSets: NameSets;
        NewS2sMapping: NewS2sMapping;
        NewS2sMappingList: NewS2sMappingList;
        NicheTargeting: NicheTargeting;
        NonDemographicFilters: NonDemographicFilters;
        Pixel: Pixel;
        PixelEntry: PixelEntry;
        PixelEntryList: PixelEntryList;
        PixelGroup: PixelGroup;
        PixelGroupList: PixelGroupList;
        PixelList: PixelList;
        PixelSettings: PixelSettings;
        PixelsRequest: PixelsRequest;
        PlacementName: PlacementName;
        PowerPointExport: PowerPointExport;
        PublisherName: PublisherName;
        Question: Question;
        QuestionAnswer: QuestionAnswer;
        QuestionFields: QuestionFields;
        QuestionTemplate: QuestionTemplate;
        QuestionTemplateList: QuestionTemplateList;
        RemovedS2sMapping: RemovedS2sMapping;
        Respondent: Respondent;
        RespondentAnswer: RespondentAnswer;
        RespondentCsvColumn: RespondentCsvColumn;
        RespondentCsvColumnList: RespondentCsvColumnList;
        RespondentPage: RespondentPage;
        RespondentRecord: RespondentRecord;
        S2sMapping: S2sMapping;
        S2sMappingPage: S2sMappingPage;
        S2sMappingRemoval: S2sMappingRemoval;
        S2sPartner: S2sPartner;
        S2sPartnerGroup: S2sPartnerGroup;
        S2sPartnerGroupList: S2sPartnerGroupList;
        SocialConfiguration: SocialConfiguration;
        SpcaType: SpcaType;
        StatisticalTest: StatisticalTest;
        TagQueryParameter: TagQueryParameter;
        TagQueryParameterList: TagQueryParameterList;
        TagType: TagType;
        TargetAudience: TargetAudience;
        TargetAudienceList: TargetAudienceList;
        TargetAudienceOption: TargetAudienceOption;
        TargetAudienceQualification: TargetAudienceQualification;
        TargetedRecruitment: TargetedRecruitment;
        TargetedRecruitmentOption: TargetedRecruitmentOption;
        TargetedRecruitmentQualification: TargetedRecruitmentQualification;
        TargetingQualification: TargetingQualification;
        TemplateField: TemplateField;
        Token: Token;
        TokenRequest: TokenRequest;
    };
    responses: {
        /** @description A field or parameter is invalid; the body names it and the reason. */
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
        /** @description The token is valid, but its permission does not allow this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Some of the groups do not exist and none was removed, or a field is invalid. */
        GroupsNotRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GroupRemoval"] | components["schemas"]["FieldErrors"];
            };
        };
        /** @description The service failed; it is unknown whether anything was done. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Nothing has this id, or the caller has no access to it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The service is unavailable for a while. Wait for as long as `Retry-After` says. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Too many calls; nothing was done. Wait for as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The token is missing, invalid or expired. */
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
         * @description Include only impressions of this ad channel.
         * @example mobile_web
         */
        AdChannel: string;
        /**
         * @description Include only impressions whose ad channel matches this regular expression.
         * @example ^mobile
         */
        AdChannelRegex: string;
        /**
         * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
         * @example 30
         */
        AdDuration: number;
        /**
         * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
         * @example [
         *       15,
         *       30
         *     ]
         */
        AdDurationIn: number[];
        /**
         * @description Id of the ad server, as text here.
         * @example 4
         */
        AdServerId: string;
        /**
         * @description Include only respondents who gave any of these answers.
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
         * @description Include only campaigns whose name contains this text, case-sensitive.
         * @example Autumn
         */
        CampaignNameContains: string;
        /**
         * @description Include only campaigns whose name contains this text, ignoring case.
         * @example autumn
         */
        CampaignNameIcontains: string;
        /**
         * @description Include only campaigns whose name contains this text, ignoring case and accents.
         * @example cafe
         */
        CampaignNameUnaccentIcontains: string;
        /**
         * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
         * @example 48120
         */
        CampaignQuestionId: number;
        /**
         * @description Filter name to sort by; the document does not specify the order when it is absent.
         * @example start_date
         */
        CampaignSortBy: "status" | "status__in" | "campaign_name__contains" | "campaign_name__icontains" | "campaign_name__unaccent__icontains" | "client_name__contains" | "client_name__icontains" | "client_name__unaccent__icontains" | "start_date" | "start_date__lte" | "start_date__gte" | "end_date" | "end_date__lte" | "end_date__gte" | "country_language" | "country_language__in" | "channels__contains" | "campaign_type__in" | "industry__industry_name__icontains" | "question__question_name__icontains" | "campaigntargetaudience__target_name__icontains" | "campaigntargetaudience__target_audience_question_set__question__question_name__icontains" | "keyword";
        /**
         * @description Direction of the sort, ascending or descending.
         * @example desc
         */
        CampaignSortOrder: "asc" | "desc";
        /**
         * @description Id of the campaign.
         * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
         */
        CampaignsPk: string;
        /**
         * @description Include only campaigns with a target audience built on a question whose name contains this text, ignoring case.
         * @example age
         */
        CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains: string;
        /**
         * @description Include only campaigns with a target audience whose name contains this text, ignoring case.
         * @example parents
         */
        CampaigntargetaudienceTargetNameIcontains: string;
        /**
         * @description What the questions are for.
         * @example baseline
         */
        CampaignTemplateUsage: "lift" | "baseline" | "social" | "ots";
        /**
         * @description Include only campaigns of any of these types.
         * @example [
         *       "standard"
         *     ]
         */
        CampaignTypeIn: string[];
        /**
         * @description Include only respondents reached in this channel.
         * @example digital
         */
        Channel: string;
        /**
         * @description Include only respondents reached in any of these channels; all when absent.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelIn: string[];
        /**
         * @description Include only campaigns that run on the given channels.
         * @example [
         *       "digital",
         *       "social"
         *     ]
         */
        ChannelsContains: string[];
        /**
         * @description Include only campaigns whose client name contains this text, case-sensitive.
         * @example Alder
         */
        ClientNameContains: string;
        /**
         * @description Include only campaigns whose client name contains this text, ignoring case.
         * @example alder
         */
        ClientNameIcontains: string;
        /**
         * @description Include only campaigns whose client name contains this text, ignoring case and accents.
         * @example senor
         */
        ClientNameUnaccentIcontains: string;
        /**
         * @description Kind of id that the export uses; the document states no default.
         * @example respondent_id
         */
        ColumnsFor: "session_id" | "respondent_id" | "survey_id";
        /**
         * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
         * @example 0.95
         */
        ConfidenceLevel: number;
        /**
         * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
         * @example [
         *       0.8,
         *       0.85,
         *       0.9,
         *       0.95
         *     ]
         */
        ConfidenceLevelIn: (0.8 | 0.85 | 0.9 | 0.95)[];
        /**
         * @description Include only campaigns of this country language, given by its id.
         * @example 9
         */
        CountryLanguage: string;
        /**
         * @description Include only country languages that support these channels; all when absent.
         * @example [
         *       "digital"
         *     ]
         */
        CountryLanguageChannels: ("linear_tv" | "digital")[];
        /**
         * @description Id of the country language.
         * @example 9
         */
        CountryLanguageId: number;
        /**
         * @description Include only campaigns of any of these country languages, given by their ids.
         * @example [
         *       "9",
         *       "10"
         *     ]
         */
        CountryLanguageIn: string[];
        /**
         * @description Id of the question.
         * @example 43
         */
        CountryLanguageQuestionId: number;
        /**
         * @description Include only impressions of this group of creatives.
         * @example 41
         */
        CreativeGroupId: string;
        /**
         * @description Include only impressions of any of these groups of creatives.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        CreativeGroupIdIn: string[];
        /**
         * @description Include only impressions of this creative.
         * @example crv-77
         */
        CreativeId: string;
        /**
         * @description Include only impressions of any of these creatives.
         * @example [
         *       "crv-77",
         *       "crv-77b"
         *     ]
         */
        CreativeIdIn: string[];
        /**
         * @description Name of the custom variable.
         * @example c1
         */
        CustomVar: string;
        /**
         * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
         * @example segment-a
         */
        CustomVariablesC1: string;
        /**
         * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
         * @example segment-b
         */
        CustomVariablesC2: string;
        /**
         * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
         * @example segment-c
         */
        CustomVariablesC3: string;
        /**
         * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
         * @example segment-d
         */
        CustomVariablesC4: string;
        /**
         * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
         * @example segment-e
         */
        CustomVariablesC5: string;
        /**
         * @description Include only impressions of this part of the day.
         * @example early_morning
         */
        Daypart: string;
        /**
         * @description Include only impressions of any of these parts of the day.
         * @example [
         *       "early_morning",
         *       "prime"
         *     ]
         */
        DaypartIn: string[];
        /**
         * @description Demographic to break down by.
         * @example demo_age
         */
        DemoFilterName: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region";
        /**
         * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
         * @example {
         *       "demo_age__range": "18,34",
         *       "demo_gender__in": "1,2"
         *     }
         */
        Demographics: {
            [key: string]: string;
        };
        /**
         * @description Kinds of channel to which the list is limited; no limit when absent.
         * @example [
         *       "ctv"
         *     ]
         */
        DemoSubType: ("ctv" | "linear_tv")[];
        /**
         * @description Kinds of filter to list; `base` when absent.
         * @example [
         *       "base",
         *       "taq"
         *     ]
         */
        DemoType: ("base" | "taq")[];
        /**
         * @description Include only respondents on this type of device, both exposed and control.
         * @example mobile
         */
        DeviceType: string;
        /**
         * @description Include only respondents on any of these types of device, both exposed and control.
         * @example [
         *       "mobile",
         *       "tablet"
         *     ]
         */
        DeviceTypeIn: string[];
        /**
         * @description Include only campaigns that end at this moment.
         * @example 2026-09-01T00:00:00Z
         */
        EndDate: string;
        /**
         * @description Include only campaigns that end at this moment or after it.
         * @example 2026-07-01T00:00:00Z
         */
        EndDateGte: string;
        /**
         * @description Include only campaigns that end at this moment or before it.
         * @example 2026-12-31T00:00:00Z
         */
        EndDateLte: string;
        /**
         * @description Exclude respondents reached in any of these channels; none when absent.
         * @example [
         *       "linear_tv"
         *     ]
         */
        ExcludeChannels: string[];
        /**
         * @description Exclude campaigns of sub-groups of the account, relative to the given permission or, without one, to the caller's own; false when absent.
         * @example true
         */
        ExcludeSubGroups: boolean;
        /**
         * @description Whether to exclude questions for targeted recruitment.
         * @example true
         */
        ExcludeTargetedRecruitment: boolean;
        /**
         * @description Include only respondents who saw the campaign exactly this many times.
         * @example 3
         */
        Frequency: number;
        /**
         * @description Include only respondents who saw the campaign at least this many times.
         * @example 2
         */
        FrequencyGte: number;
        /**
         * @description Include only respondents who saw the campaign any of these numbers of times.
         * @example [
         *       1,
         *       2
         *     ]
         */
        FrequencyIn: number[];
        /**
         * @description Include only respondents who saw the campaign at most this many times.
         * @example 10
         */
        FrequencyLte: number;
        /**
         * @description Include only respondents whose number of exposures lies between these two bounds.
         * @example [
         *       2,
         *       5
         *     ]
         */
        FrequencyRange: number[];
        /**
         * @description Id of the report.
         * @example a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38
         */
        FrequencyReportId: string;
        /**
         * @description Whether to add the required baseline questions to the draft settings; false when absent.
         * @example true
         */
        IncludeBaselineQuestions: boolean;
        /**
         * @description Whether to list the pixels of each group; false when absent.
         * @example true
         */
        IncludeDetails: boolean;
        /**
         * @description Whether to list inactive mappings.
         * @example true
         */
        IncludeInactive: boolean;
        /**
         * @description Whether to list the macros of each ad server; false when absent.
         * @example true
         */
        IncludeParameters: boolean;
        /**
         * @description Include only campaigns whose industry name contains this text, ignoring case.
         * @example beverages
         */
        IndustryIndustryNameIcontains: string;
        /**
         * @description Search the names of campaign, client, industry, default question, target audiences and their questions, ignoring case; in campaign and client names accents are ignored too.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Include only mappings of partners on these channels; all when absent.
         * @example [
         *       "digital"
         *     ]
         */
        MappingChannels: ("linear_tv" | "digital")[];
        /**
         * @description Include only impressions of this media channel.
         * @example display
         */
        MediaChannel: string;
        /**
         * @description Include only impressions of any of these media channels.
         * @example [
         *       "display",
         *       "video"
         *     ]
         */
        MediaChannelIn: string[];
        /**
         * @description Include only names of this group.
         * @example 41
         */
        NameGroupId: number;
        /**
         * @description Include only names that are similar to this text.
         * @example autumn
         */
        NameLike: string;
        /**
         * @description Include only impressions of this network.
         * @example ABC
         */
        Network: string;
        /**
         * @description Include only impressions of any of these networks.
         * @example [
         *       "ABC",
         *       "NBC"
         *     ]
         */
        NetworkIn: string[];
        /**
         * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
         * @example 2
         */
        Page: number;
        /**
         * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
         * @example 50
         */
        PageSize: number;
        /**
         * @description Id of the campaign at the partner.
         * @example str-881
         */
        PartnerCampaignId: string;
        /**
         * @description Channels that the partners report on.
         * @example [
         *       "linear_tv",
         *       "digital"
         *     ]
         */
        PartnerChannels: ("linear_tv" | "digital")[];
        /**
         * @description Include only campaigns of this permission; takes precedence over `permission_id__in`.
         * @example 5021
         */
        PermissionId: string;
        /**
         * @description Include only campaigns of any of these permissions; ignored if `permission_id` is sent.
         * @example [
         *       "5021",
         *       "5022"
         *     ]
         */
        PermissionIdIn: string[];
        /**
         * @description Id of the pixel group.
         * @example 61
         */
        PixelGroupId: number;
        /**
         * @description Include only impressions of this group of placements.
         * @example 41
         */
        PlacementGroupId: string;
        /**
         * @description Include only impressions of any of these groups of placements.
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PlacementGroupIdIn: string[];
        /**
         * @description Include only impressions of this placement.
         * @example plc-3381
         */
        PlacementId: string;
        /**
         * @description Include only impressions of any of these placements.
         * @example [
         *       "plc-3381",
         *       "plc-3381b"
         *     ]
         */
        PlacementIdIn: string[];
        /**
         * @description Whether an entry without `group_id` stays in its group; true when absent. When false, it is removed from its group and `group_id` becomes null.
         * @example false
         */
        PreserveGroupIds: boolean;
        /**
         * @description Include only impressions of this group of publishers (sites).
         * @example 41
         */
        PublisherGroupId: string;
        /**
         * @description Include only impressions of any of these groups of publishers (sites).
         * @example [
         *       "41",
         *       "42"
         *     ]
         */
        PublisherGroupIdIn: string[];
        /**
         * @description Include only impressions of this publisher (site).
         * @example site-204
         */
        PublisherId: string;
        /**
         * @description Include only impressions of any of these publishers (sites).
         * @example [
         *       "site-204",
         *       "site-204b"
         *     ]
         */
        PublisherIdIn: string[];
        /**
         * @description Include only the question with this `question_id`.
         * @example 31877
         */
        QuestionId: number;
        /**
         * @description Include only questions with any of these values of `question_id`.
         * @example [
         *       31877,
         *       42
         *     ]
         */
        QuestionIdIn: number[];
        /**
         * @description Include only templates with this name.
         * @example brand_awareness
         */
        QuestionName: string;
        /**
         * @description Include only templates whose name contains this text, case-sensitive.
         * @example brand
         */
        QuestionNameContains: string;
        /**
         * @description Include only templates whose name contains this text, ignoring case.
         * @example BRAND
         */
        QuestionNameIcontains: string;
        /**
         * @description Include only templates with any of these names.
         * @example [
         *       "brand_awareness",
         *       "purchase_intent"
         *     ]
         */
        QuestionNameIn: string[];
        /**
         * @description Include only campaigns with a question whose name contains this text, ignoring case.
         * @example awareness
         */
        QuestionQuestionNameIcontains: string;
        /**
         * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
         * @example 48120
         */
        QuestionsPk: number;
        /**
         * @description Include only questions of this type.
         * @example demographic
         */
        QuestionType: string;
        /**
         * @description Include only questions of any of these types.
         * @example [
         *       "demographic"
         *     ]
         */
        QuestionTypeIn: string[];
        /**
         * @description Id of the export, which is `report_export_id` in the response to its creation.
         * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
         */
        ReportExportId: string;
        /**
         * @description Include only this respondent.
         * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
         */
        RespondentId: string;
        /**
         * @description Include only respondents who answered the question with this `question_id`.
         * @example 31877
         */
        RespondentQuestionId: number;
        /**
         * @description Type of the items: creatives, publishers or placements.
         * @example creative
         */
        SpcaType: components["schemas"]["SpcaType"];
        /**
         * @description Include only campaigns that start at this moment.
         * @example 2026-09-01T00:00:00Z
         */
        StartDate: string;
        /**
         * @description Include only campaigns that start at this moment or after it.
         * @example 2026-07-01T00:00:00Z
         */
        StartDateGte: string;
        /**
         * @description Include only campaigns that start at this moment or before it.
         * @example 2026-12-31T00:00:00Z
         */
        StartDateLte: string;
        /**
         * @description Include only campaigns in this status.
         * @example live
         */
        Status: string;
        /**
         * @description Include only campaigns in any of these statuses.
         * @example [
         *       "live",
         *       "complete"
         *     ]
         */
        StatusIn: string[];
        /**
         * @description Include only parameters of these kinds; all when absent.
         * @example [
         *       "standard",
         *       "custom"
         *     ]
         */
        TagTypeIn: components["schemas"]["TagType"][];
        /**
         * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
         * @example [
         *       311,
         *       312
         *     ]
         */
        TargetAudienceIdIn: number[];
        /**
         * @description Id of the country language.
         * @example 9
         */
        TemplateCountryLanguageId: number;
        /**
         * @description Id of the industry.
         * @example 12
         */
        TemplateIndustryId: number;
        /**
         * @description What the questions are for.
         * @example lift
         */
        TemplateUsage: "lift" | "baseline" | "extra" | "social" | "ots";
        /**
         * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
         * @example 2026-09-01T00:00:00Z
         */
        TimestampGte: string;
        /**
         * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
         * @example 2026-09-30T23:59:59Z
         */
        TimestampLte: string;
        /**
         * @description Whether answers are grouped into buckets; true when absent. When false, each answer is a separate bucket.
         * @example true
         */
        UseBuckets: boolean;
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
/**
 * @description An ad server for which tracking tags can be created.
 * @example {
 *       "id": 4,
 *       "ad_server_name": "Example Ad Server",
 *       "query_parameters": [
 *         {
 *           "default_macro": "%%CREATIVE_ID%%",
 *           "query_parameter": "crid"
 *         }
 *       ]
 *     }
 */
export interface AdServer {
    /** @description Name of the ad server. */
    ad_server_name?: string;
    /**
     * Format: int64
     * @description Id of the ad server.
     */
    id: number;
    /** @description Macros that the ad server replaces; the list of ad servers contains them only on request. */
    query_parameters?: components["schemas"]["AdServerQueryParameter"][];
}
/** @description The ad servers. */
export interface AdServerList {
    /** @description Ad servers. */
    items: components["schemas"]["AdServer"][];
}
/**
 * @description A query parameter of the tracking tag and the macro that fills it.
 * @example {
 *       "default_macro": "%%CREATIVE_ID%%",
 *       "query_parameter": "crid"
 *     }
 */
export interface AdServerQueryParameter {
    /** @description Macro that the ad server replaces. */
    default_macro?: string;
    /** @description Name of the query parameter. */
    query_parameter?: string;
}
/** @description Figures of one answer, or of several answers that are shown as one. */
export type AnswerBreakdown = {
    /** @description Ids of the answers that the label covers. */
    answer_ids?: number[];
    /** @description Text of the answer. */
    label?: string;
} & components["schemas"]["LiftFigures"];
/**
 * @description Brands from which answers are filled in.
 * @example {
 *       "in_target_brand": "Alder Coffee",
 *       "competitors": [
 *         "Birch Roasters",
 *         "Cedar Beans"
 *       ]
 *     }
 */
export interface AnswerMeta {
    /** @description Competing brands that are offered as answers. */
    competitors?: string[];
    /** @description Advertised brand; an answer that chooses it counts as in target. */
    in_target_brand?: string;
}
/**
 * @description A name and a group as assigned.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41
 *     }
 */
export interface AssignedName {
    /**
     * Format: int64
     * @description Id of its group; null if it is in no group.
     */
    group_id?: number | null;
    /** @description Id of the creative, publisher or placement. */
    id: string;
    /** @description Name assigned to it. */
    name?: string | null;
}
/** @description A brand lift study of one ad campaign. */
export interface Campaign {
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
     * @description Id of the campaign; it belongs in the tracking tag of the creatives.
     */
    campaign_id: string;
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /**
     * @description Type of study; other values are possible.
     * @example standard
     */
    campaign_type?: "standard" | (string & {});
    /** @description Channels on which the campaign advertises, at most 3. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description Advertiser for which the study is conducted, at most 300 characters. */
    client_name?: string | null;
    /**
     * Format: int64
     * @description Id of the survey of the control group; absent before launch.
     */
    control_survey_id?: number;
    /**
     * Format: int64
     * @description Id of the country and language in which respondents are recruited.
     */
    country_language_id?: number;
    /**
     * Format: date-time
     * @description When the draft was created.
     */
    created_at?: string;
    /**
     * Format: int64
     * @description Id of the question whose lift the overview shows.
     */
    default_question_id?: number;
    /** @description Name of the question whose lift the overview shows. */
    default_question_name?: string;
    draft_settings?: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description When recruitment and the daily calculation of lift end.
     */
    end_date?: string;
    /** @description Problems of the campaign, one text per problem; empty if there are none. */
    errors?: string[];
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description Id of the survey of the exposed group; absent before launch.
     */
    exposed_survey_id?: number;
    /**
     * Format: int64
     * @description Id of the advertiser's industry.
     */
    industry_id?: number | null;
    /** @description Whether the study is measured by multi-touch attribution; text, not a boolean. */
    is_methodology_mta?: string;
    /**
     * Format: int64
     * @description Id of the permission that applies to the campaign; list filters take it as text.
     */
    permission_id?: number;
    /**
     * Format: int64
     * @description Id of the user who manages the study.
     */
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
    /** @description Version of the population figures to which respondents are weighted. */
    weighting_targets_baseline_version?: string;
}
/** @description A single campaign, with its targeted recruitment. */
export type CampaignDetail = {
    targeted_recruitment?: components["schemas"]["TargetedRecruitment"];
} & components["schemas"]["Campaign"];
/** @description The fields of a new campaign. */
export interface CampaignDraft {
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name: string;
    /**
     * @description Channels on which the campaign advertises, at most 3; only `digital` when absent.
     * @default [
     *       "digital"
     *     ]
     */
    channels?: components["schemas"]["Channel"][];
    /** @description Advertiser for which the study is conducted, at most 300 characters; the field is required, and can be null. */
    client_name: string | null;
    /**
     * Format: int64
     * @description Id of the country and language to recruit in, from the country languages.
     */
    country_language_id: number;
    /** @description Partners that supply linear TV data; required if impressions on linear TV are expected. */
    data_partners?: string[] | null;
    draft_settings: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description When recruitment and the daily calculation of lift end.
     */
    end_date: string;
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description Id of the advertiser's industry, from the industries.
     */
    industry_id: number;
    /**
     * Format: date-time
     * @description When recruitment of respondents begins.
     */
    start_date: string;
}
/** @description Lift of the default question and the progress of the campaign. */
export interface CampaignOverviewLift {
    /**
     * Format: int64
     * @description Days since the start.
     */
    days_completed?: number;
    /**
     * Format: int64
     * @description Days until the end.
     */
    days_left?: number;
    default_question_lift?: components["schemas"]["LiftResult"];
    /**
     * Format: int64
     * @description Completed surveys so far.
     */
    total_completes?: number;
    /**
     * Format: int64
     * @description Impressions counted so far.
     */
    total_impressions?: number;
}
/** @description One page of campaigns. */
export interface CampaignPage {
    /** @description Campaigns on this page. */
    items: components["schemas"]["Campaign"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description Number of items on this page, which can be less than requested.
     */
    page_size: number;
    /** @description Filter name by which the campaigns are sorted. */
    sort_by?: string;
    /**
     * @description Direction of the sort; the query parameter takes `asc` and `desc`.
     * @example asc
     * @example desc
     */
    sort_order?: "asc" | "desc" | (string & {});
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/** @description A question with its answers. */
export interface CampaignQuestion {
    /** @description Answers to choose from. */
    answers?: components["schemas"]["QuestionAnswer"][];
    question: components["schemas"]["Question"];
}
/** @description The questions of a campaign. */
export interface CampaignQuestionList {
    /** @description Questions with their answers. */
    items: components["schemas"]["CampaignQuestion"][];
}
/**
 * @description Status of a campaign: `draft` until its launch, `pending` until its start date, `live` until its end date, then `complete`.
 * @example live
 */
export type CampaignStatus = "draft" | "pending" | "live" | "complete" | (string & {});
/** @description How many campaigns are live, pending and completed. */
export interface CampaignSummary {
    /**
     * Format: int64
     * @description Campaigns past their end date.
     */
    completed_campaigns?: number;
    /**
     * Format: int64
     * @description Campaigns that are live.
     */
    live_campaigns?: number;
    /**
     * Format: int64
     * @description Campaigns that are launched and wait for their start date.
     */
    pending_campaigns?: number;
}
/** @description The changes of a campaign; an absent field is not changed, and no default applies. */
export interface CampaignUpdate {
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /** @description Channels on which the campaign advertises, at most 3; they cannot change after launch. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description Advertiser for which the study is conducted, at most 300 characters. */
    client_name?: string | null;
    /**
     * Format: int64
     * @description Id of the country and language to recruit in; it cannot change after launch.
     */
    country_language_id?: number;
    /** @description Partners that supply linear TV data; required if the updated campaign expects impressions on linear TV. */
    data_partners?: string[] | null;
    draft_settings?: components["schemas"]["DraftSettings"];
    /**
     * Format: date-time
     * @description When the campaign ends; it can be earlier or later than before, but at least one day from now.
     */
    end_date?: string;
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description Id of the advertiser's industry; it cannot change after launch.
     */
    industry_id?: number | null;
    /**
     * Format: date-time
     * @description When recruitment of respondents begins; it cannot change after launch.
     */
    start_date?: string;
}
/**
 * @description Channel on which a campaign advertises.
 * @example digital
 * @enum {string}
 */
export type Channel = "digital" | "linear_tv" | "social";
/**
 * @description A country and a language in which respondents can be recruited.
 * @example {
 *       "id": 9,
 *       "country_id": 1,
 *       "country_name": "United States",
 *       "language_id": 1,
 *       "language_name": "English",
 *       "locale": "en_US",
 *       "ietf_language_tag": "en-US"
 *     }
 */
export interface CountryLanguage {
    /**
     * @description Continent of the country; other values are possible.
     * @example africa
     */
    continent?: "africa" | (string & {});
    /**
     * Format: int64
     * @description Id of the country.
     */
    country_id?: number;
    /** @description Name of the country. */
    country_name?: string;
    /**
     * Format: int64
     * @description Id of the pair, to send as `country_language_id`.
     */
    id: number;
    /** @description Language tag after IETF BCP 47. */
    ietf_language_tag?: string;
    /**
     * Format: int64
     * @description Id of the language.
     */
    language_id?: number;
    /** @description Name of the language. */
    language_name?: string;
    /** @description Locale of the pair. */
    locale?: string;
    /** @description Channels that can be measured here; other values are possible. */
    supported_channels?: ("digital" | (string & {}))[];
    /** @description Id of the population figures to which respondents are weighted. */
    weighting_targets_baseline_id?: string;
    /** @description Population figures by name; the document does not specify the keys. */
    weighting_targets_baseline_map?: {
        [key: string]: unknown;
    };
}
/** @description The country languages. */
export interface CountryLanguageList {
    /** @description Country languages. */
    items: components["schemas"]["CountryLanguage"][];
}
/**
 * @description A screening question that qualifications can be built on.
 * @example {
 *       "name": "Age",
 *       "question_id": 42,
 *       "question_text": "How old are you?",
 *       "question_type": "numeric"
 *     }
 */
export interface CountryLanguageQuestion {
    /** @description Name of the question. */
    name?: string;
    /**
     * Format: int64
     * @description Id of the question, to send as `marketplace_question_id`.
     */
    question_id: number;
    /** @description Text that the respondent reads. */
    question_text?: string;
    /** @description How the question is answered. */
    question_type?: string;
}
/** @description Screening questions of a country language. */
export interface CountryLanguageQuestionList {
    /** @description Questions. */
    questions: components["schemas"]["CountryLanguageQuestion"][];
}
/**
 * @description An answer of a screening question.
 * @example {
 *       "option_text": "Female",
 *       "precode": "2",
 *       "question_id": 43
 *     }
 */
export interface CountryLanguageQuestionOption {
    /** @description Text that the respondent reads. */
    option_text?: string;
    /** @description Precode of the answer, to send in `precodes`. */
    precode?: string;
    /**
     * Format: int64
     * @description Id of the question.
     */
    question_id?: number;
}
/** @description Options of a screening question. */
export interface CountryLanguageQuestionOptionList {
    /** @description Options. */
    question_options: components["schemas"]["CountryLanguageQuestionOption"][];
}
/** @description A pixel group as it was created. */
export interface CreatedPixelGroup {
    /** @description Pixels of the group. */
    campaign_pixels?: components["schemas"]["PixelEntry"][];
    /**
     * Format: int64
     * @description Id of the group.
     */
    id: number;
}
/** @description Pixel groups as they were created. */
export interface CreatedPixelGroupList {
    /** @description Groups. */
    items: components["schemas"]["CreatedPixelGroup"][];
}
/**
 * @description Name of a creative.
 * @example {
 *       "creative_id": "crv-77",
 *       "creative_name": "Autumn 30s"
 *     }
 */
export interface CreativeName {
    /** @description Id of the creative. */
    creative_id?: string;
    /** @description Name of the creative. */
    creative_name?: string;
}
/** @description A demographic by which lift can be filtered. */
export interface DemographicFilter {
    /** @description Whether the filter has buckets. */
    bucket_enabled?: boolean;
    /** @description How answers are assigned to buckets, as text. */
    bucket_map?: string;
    /** @description Id of the country language, as text here. */
    country_language_id?: string;
    /**
     * @description Kind of filter; other values are possible.
     * @example deprecated
     */
    demo_type?: "deprecated" | (string & {});
    /**
     * @description Name to send as a query parameter, without a suffix or with `__range`, `__gte`, `__lte` or `__in`; other values are possible.
     * @example demo_age
     * @example demo_hhi
     * @example demo_hhi_int
     * @example demo_education
     * @example demo_gender
     * @example demo_region
     */
    filter_name?: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region" | (string & {});
    /** @description Display name. */
    label?: string;
    /** @description Name of the corresponding screening question. */
    marketplace_name?: string;
    /** @description How the screening question is answered. */
    marketplace_question_type?: string;
    /** @description Ready-made selections, as text. */
    quick_filters?: string;
    /** @description Values to choose from. */
    values?: components["schemas"]["DemographicFilterValue"][];
}
/** @description Demographic filters of a campaign. */
export interface DemographicFilterList {
    /** @description Filters. */
    items: components["schemas"]["DemographicFilter"][];
}
/**
 * @description A value of a demographic filter.
 * @example {
 *       "label": "18 to 34",
 *       "short_label": "18-34",
 *       "type": "range",
 *       "value": "18,34"
 *     }
 */
export interface DemographicFilterValue {
    /** @description Display name. */
    label?: string;
    /** @description Short display name. */
    short_label?: string;
    /** @description Type of the value. */
    type?: string;
    /** @description Value to send in the filter. */
    value?: string;
}
/**
 * @description The respondent's answers to one demographic question.
 * @example {
 *       "question_id": "42",
 *       "filter_name": "demo_age",
 *       "answer_ints": [
 *         29
 *       ]
 *     }
 */
export interface DemographicResponse {
    /** @description Answers, as integers. */
    answer_ints?: number[];
    /** @description Name of the filter that uses the question. */
    filter_name?: string;
    /** @description Id of the question, as text here. */
    question_id?: string;
}
/** @description The reason why a call was refused, in words. */
export interface Detail {
    /** @description The reason, in words; it is meant for people, and programs should not compare it. */
    detail: string;
}
/**
 * @description A question of the survey, as configured in a draft.
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
export type DraftQuestion = {
    /** @description Columns of a grid. */
    columns?: components["schemas"]["GridLine"][];
    /** @description In-target answers of a grid; the document does not specify the keys. */
    multi_level_target_option_index?: {
        [key: string]: unknown;
    };
    /** @description Rows of a grid. */
    rows?: components["schemas"]["GridLine"][];
} & components["schemas"]["QuestionFields"];
/** @description Survey and targeting of a campaign, which can be changed until its launch. */
export interface DraftSettings {
    /**
     * @description Whether respondents may be matched by IP address; false when absent.
     * @default false
     */
    allow_ip?: boolean;
    answer_meta?: components["schemas"]["AnswerMeta"];
    /** @description Questions by which respondents are weighted; filled in on request when the draft is created. */
    baseline_questions?: components["schemas"]["DraftQuestion"][];
    /** @description Partners that supply linear TV data. */
    data_partners?: string[];
    /**
     * Format: int64
     * @description Impressions expected on digital channels, the same count as `digital` of the campaign.
     */
    expected_impressions_count?: number;
    /**
     * Format: int64
     * @description Impressions expected on linear TV, the same count as `linear_tv` of the campaign.
     */
    expected_impressions_count_linear_tv?: number;
    /**
     * Format: int64
     * @description Impressions expected on social channels, the same count as `social` of the campaign.
     */
    expected_impressions_count_social?: number;
    /** @description Additional questions, which are asked if `extra_questions_enabled` is true. */
    extra_questions?: components["schemas"]["DraftQuestion"][];
    /**
     * @description Whether the extra questions are asked; false when absent.
     * @default false
     */
    extra_questions_enabled?: boolean;
    forced_exposure?: components["schemas"]["ForcedExposure"];
    niche_targeting?: components["schemas"]["NicheTargeting"];
    /** @description Questions for which lift is measured. */
    questions?: components["schemas"]["DraftQuestion"][];
    /** @description Questions for respondents reached on social channels. */
    social_questions?: components["schemas"]["DraftQuestion"][];
    /** @description Audiences by which lift can be filtered. */
    target_audiences?: components["schemas"]["DraftTargetAudience"][];
    targeted_recruitment?: components["schemas"]["DraftTargetedRecruitment"];
}
/**
 * @description An audience of the campaign.
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
export interface DraftTargetAudience {
    /**
     * @description Whether lift is filtered by this audience when a request names no audience; false when absent.
     * @default false
     */
    is_default?: boolean;
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description Name of the audience. */
    target_name?: string;
}
/**
 * @description Targeted recruitment: the respondents to recruit specifically.
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
export interface DraftTargetedRecruitment {
    /** @description Name of the recruited group. */
    name?: string;
    /** @description Chosen options, from the targeted recruitment options of the campaign. */
    qualifications?: components["schemas"]["TargetedRecruitmentOption"][];
}
/**
 * @description An object without fields; the link comes by e-mail.
 * @example {}
 */
export type ExcelExport = Record<string, never>;
/**
 * @description Impressions expected from the campaign, by channel.
 * @example {
 *       "digital": 5000000,
 *       "linear_tv": 0,
 *       "social": 600000
 *     }
 */
export interface ExpectedImpressions {
    /**
     * Format: int64
     * @description Impressions expected on digital channels; once the campaign is launched, they can only be increased, by at least 1,000,000.
     */
    digital?: number;
    /**
     * Format: int64
     * @description Impressions expected on linear TV; once the campaign is launched, they can only be increased, by at least 5,000,000.
     */
    linear_tv?: number;
    /**
     * Format: int64
     * @description Impressions expected on social channels; once the campaign is launched, they can only be increased, by at least 300,000.
     */
    social?: number;
}
/** @description The recipients and the content of an export. */
export interface ExportRequest {
    /** @description Message to send with the report. */
    email_message?: string;
    /** @description Filters as `<name>=<value>`, with names from the breakdown by demographic. */
    filters?: string[];
    /** @description E-mail addresses separated by commas; the requesting user's own when absent. */
    to_emails?: string;
}
/** @description Status of an export. */
export interface ExportStatus {
    /**
     * Format: uuid
     * @description Id of the campaign.
     */
    campaign_id?: string;
    /**
     * Format: date-time
     * @description When the report expires.
     */
    expires_at?: string;
    /**
     * Format: date-time
     * @description When the report was finished.
     */
    finished_at?: string;
    /**
     * Format: uuid
     * @description Id of the export.
     */
    report_export_id: string;
    /** @description URL from which to download the report; null until it is available. */
    s3_url?: string | null;
}
/** @description Problems of a request, by the name of the field. */
export interface FieldErrors {
    [key: string]: string[];
}
/**
 * @description A value by which lift can be filtered.
 * @example {
 *       "label": "Early morning",
 *       "short_label": "Early",
 *       "value": "early_morning"
 *     }
 */
export interface FilterOption {
    /** @description Display name. */
    label?: string;
    /** @description Short display name. */
    short_label?: string;
    /** @description Value to send in the filter. */
    value?: string;
}
/**
 * @description A value by which lift can be filtered, as the service writes it; the document does not state the type.
 * @example mobile
 */
export type FilterValue = unknown;
/**
 * @description A study in which respondents are shown the creatives.
 * @example {
 *       "creatives_number": 2,
 *       "exposed_sample_size": 400
 *     }
 */
export interface ForcedExposure {
    /**
     * Format: int64
     * @description Number of creatives shown.
     */
    creatives_number?: number;
    /**
     * Format: int64
     * @description Number of respondents to expose.
     */
    exposed_sample_size?: number;
}
/** @description A report of how often respondents saw the campaign. */
export interface FrequencyReport {
    /**
     * Format: uuid
     * @description Id of the campaign.
     */
    campaign_id?: string;
    /**
     * Format: date-time
     * @description When the report was requested.
     */
    created_at?: string;
    /** @description The reason why the report failed. */
    error?: string;
    /** @description Whether impressions after the interview are excluded. */
    filter_impressions_by_timestamp?: boolean;
    /**
     * Format: uuid
     * @description Id of the report.
     */
    frequency_report_id: string;
    /** @description Columns of the report; the document does not specify the keys. */
    output_columns?: {
        [key: string]: unknown;
    };
    /** @description Name of the report. */
    report_name?: string;
    /**
     * @description Status of the report; other values are possible.
     * @example done
     */
    status?: "done" | (string & {});
    /**
     * Format: date-time
     * @description When the report last changed.
     */
    updated_at?: string;
    /**
     * Format: int32
     * @description Offset from UTC of the times in the report, in minutes east; UTC when null or absent.
     */
    utc_offset?: number | null;
}
/** @description The two parts of the form. */
export interface FrequencyReportForm {
    /** @description Ids of respondents or sessions, one per line; absent if `survey_ids` selects the respondents. */
    csv?: string;
    /** @description A FrequencyReportRequest as JSON text. */
    json: string;
}
/** @description Returns one frequency report, as the only item of a list. */
export interface FrequencyReportList {
    /** @description The report. */
    items: components["schemas"]["FrequencyReport"][];
}
/** @description One page of frequency reports. */
export interface FrequencyReportPage {
    /** @description Reports on this page. */
    items: components["schemas"]["FrequencyReport"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description Number of items on this page, which can be less than requested.
     */
    page_size: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/**
 * @description The content of the report; sent as JSON text in the part `json`.
 * @example {
 *       "filter_impressions_by_timestamp": true,
 *       "survey_ids": [
 *         410222
 *       ],
 *       "output_columns": {
 *         "respondent_id": true
 *       },
 *       "utc_offset": null
 *     }
 */
export interface FrequencyReportRequest {
    /**
     * @description Type of the ids in the CSV.
     * @enum {string}
     */
    csv_ids_type?: "respondent_id" | "session_id";
    /** @description Whether to exclude impressions after the interview. */
    filter_impressions_by_timestamp: boolean;
    /** @description Columns of the report; the document does not specify the keys. */
    output_columns: {
        [key: string]: unknown;
    };
    /** @description Surveys from which the ids of respondents are taken; required if no CSV is sent. */
    survey_ids?: number[] | null;
    /**
     * Format: int32
     * @description Offset from UTC of the times in the report, in minutes east; UTC when null or absent.
     */
    utc_offset?: number | null;
}
/**
 * @description One row or column of a grid question.
 * @example {
 *       "text": "Tastes good",
 *       "title": "Taste",
 *       "order": 1,
 *       "none_of_the_above": false
 *     }
 */
export interface GridLine {
    /** @description Whether the row or column means "none of the above". */
    none_of_the_above?: boolean;
    /**
     * Format: int64
     * @description Position of the row or column.
     */
    order?: number;
    /** @description Text that the respondent reads. */
    text?: string;
    /** @description Heading of the row or column. */
    title?: string;
}
/**
 * @description A group of creatives, publishers or placements.
 * @example {
 *       "group_name": "Autumn",
 *       "group_id": 41
 *     }
 */
export interface Group {
    /**
     * Format: int64
     * @description Id of the group.
     */
    group_id?: number;
    /** @description Name of the group. */
    group_name?: string;
}
/**
 * @description A group to create or update.
 * @example {
 *       "group_name": "Autumn"
 *     }
 */
export interface GroupEntry {
    /**
     * Format: int64
     * @description Id of the group to update; a new group is created when absent.
     */
    group_id?: number;
    /** @description Name of the group. */
    group_name?: string;
}
/** @description Groups to remove. */
export interface GroupIds {
    /** @description Ids of the groups. */
    ids: number[];
}
/** @description Groups of a campaign. */
export interface GroupList {
    /** @description Groups. */
    items: components["schemas"]["Group"][];
}
/** @description Result of removing groups. */
export interface GroupRemoval {
    /** @description The error, in words; null if all groups were removed. */
    error?: string | null;
    /** @description The error of each group; empty if all groups were removed. */
    error_details?: components["schemas"]["GroupRemovalError"][];
    /** @description The result, in words. */
    message: string;
}
/**
 * @description The error of one group.
 * @example {
 *       "scope": "ids",
 *       "title": "Unknown group",
 *       "detail": "Group 99 does not exist."
 *     }
 */
export interface GroupRemovalError {
    /** @description The error, in words. */
    detail?: string;
    /** @description Subject of the error. */
    scope?: string;
    /** @description The error, in short. */
    title?: string;
}
/** @description Groups to create or update, and the response that echoes them. */
export interface Groups {
    /** @description Groups. */
    groups?: components["schemas"]["GroupEntry"][];
}
/** @description One impression: a time at which the respondent saw the campaign. TV fields are present only for TV. */
export interface Impression {
    /** @description Ad channel. */
    ad_channel?: string;
    /**
     * Format: int64
     * @description Length of the ad; the document does not state the unit.
     */
    ad_duration?: number;
    /**
     * Format: date-time
     * @description When the ad began.
     */
    ad_start_timestamp?: string;
    /**
     * @description Age group that the broadcast mainly reaches; other values are possible.
     * @example 18-34
     */
    age_skew?: "18-34" | (string & {});
    /**
     * @description Kind of airing; other values are possible.
     * @example national_unsupported
     */
    airing_type?: "national_unsupported" | (string & {});
    /** @description Brand advertised. */
    brand?: string;
    /**
     * @description How the airing was bought; other values are possible.
     * @example national
     */
    buy_type?: "national" | (string & {});
    /** @description Id of the creative. */
    creative_id?: string;
    /** @description Custom variables of the tracking tag; the document does not specify the keys. */
    custom_variables?: {
        [key: string]: unknown;
    };
    /**
     * @description Day of the week; other values are possible.
     * @example sunday
     */
    day_of_week?: "sunday" | (string & {});
    /**
     * @description Part of the day; other values are possible.
     * @example early_morning
     */
    daypart?: "early_morning" | (string & {});
    /**
     * @description Type of device; other values are possible.
     * @example mobile
     */
    device_type?: "mobile" | (string & {});
    /**
     * @description Gender that the broadcast mainly reaches; other values are possible.
     * @example male
     */
    gender_skew?: "male" | (string & {});
    /**
     * Format: uuid
     * @description Id of the impression.
     */
    impression_id?: string;
    /**
     * @description Kind of impression; other values are possible.
     * @example desktop_web
     */
    impression_type?: "desktop_web" | (string & {});
    /** @description Media channel. */
    media_channel?: string;
    /** @description Network that broadcast the ad. */
    network?: string;
    /**
     * @description Whether the program was new; other values are possible.
     * @example new
     */
    new_or_rerun?: "new" | (string & {});
    /** @description Id of the partner that reported it. */
    partner_id?: string;
    /** @description Share of the ad that was seen, as text. */
    percent_viewed?: string;
    /** @description Id of the placement. */
    placement_id?: string;
    /**
     * Format: int64
     * @description Number of the commercial break.
     */
    pod_number?: number;
    /**
     * @description Position in the commercial break, as a letter; other values are possible.
     * @example s
     */
    pod_position_letter?: "s" | (string & {});
    /**
     * Format: int64
     * @description Position in the commercial break.
     */
    pod_position_numeric?: number;
    /** @description Product advertised. */
    product?: string;
    /** @description Program in which the ad was broadcast. */
    program?: string;
    /** @description Genre of the program. */
    program_genre?: string;
    /** @description Subgenre of the program. */
    program_sub_genre?: string;
    /**
     * @description Kind of program; other values are possible.
     * @example national
     */
    program_type?: "national" | (string & {});
    /** @description Id of the publisher (site). */
    publisher_id?: string;
    /** @description Cost of the spot, as text; the document does not state the currency. */
    spot_cost?: string;
    /**
     * Format: int64
     * @description Delay between the broadcast and the viewing; the document does not state the unit.
     */
    time_shift?: number;
    /**
     * Format: date-time
     * @description When it was seen.
     */
    timestamp?: string;
    /**
     * Format: int64
     * @description Id of the group of TV creatives.
     */
    tv_creative_group_id?: number;
    /**
     * Format: uuid
     * @description Id of the visitor.
     */
    visitor_id?: string;
}
/**
 * @description An industry that a campaign can belong to; other fields are possible.
 * @example {
 *       "id": 12,
 *       "industry_name": "Food and beverages"
 *     }
 */
export interface Industry {
    /**
     * Format: int64
     * @description Id of the industry, to send as `industry_id`.
     */
    id: number;
    /** @description Name of the industry. */
    industry_name?: string;
}
/** @description The industries. */
export interface IndustryList {
    /** @description Industries. */
    items: components["schemas"]["Industry"][];
}
/** @description State of the IP matching of a campaign. */
export interface IpMatching {
    /**
     * @description How matching was enabled; other values are possible.
     * @example manual
     */
    enablement_status?: "manual" | (string & {});
    /** @description Errors, one text per error. */
    errors?: string[];
    /** @description Whether matching is on for the campaign. */
    is_enabled?: boolean;
    /** @description Sites and placements. */
    items?: components["schemas"]["IpMatchingItem"][];
    /**
     * Format: int64
     * @description Number of this page of the sites and placements, counted from 1; only in responses to reads.
     */
    page?: number;
    /**
     * Format: int64
     * @description Number of items on this page; only in responses to reads.
     */
    page_size?: number;
    /**
     * Format: int64
     * @description Number of items on all pages; only in responses to reads.
     */
    total_items?: number;
}
/**
 * @description A site or placement to switch on or off.
 * @example {
 *       "ip_matching_type": "placement_id",
 *       "ip_matching_id": "plc-3381",
 *       "is_enabled": false
 *     }
 */
export interface IpMatchingChange {
    /** @description Id of the site or placement. */
    ip_matching_id?: string;
    ip_matching_type?: components["schemas"]["IpMatchingType"];
    /** @description Whether to switch matching on. */
    is_enabled?: boolean;
}
/** @description The sites and placements to match, and whether matching is on. */
export interface IpMatchingConfiguration {
    /** @description Whether to switch matching on. */
    enabled: boolean;
    /** @description Sites and placements. */
    ids: components["schemas"]["IpMatchingTarget"][];
}
/**
 * @description An object without fields; read the state to see the configuration.
 * @example {}
 */
export type IpMatchingConfigured = Record<string, never>;
/** @description Sites or placements to add at once. */
export interface IpMatchingIds {
    /**
     * @description How matching is enabled; `manual` when absent.
     * @default manual
     * @enum {string}
     */
    enablement_type?: "manual" | "migration" | "auto";
    /** @description Ids of the sites or placements, none of them empty. */
    ids: string[];
    ip_matching_type: components["schemas"]["IpMatchingType"];
}
/**
 * @description A site or placement that is matched by IP address.
 * @example {
 *       "ip_matching_type": "placement_id",
 *       "ip_matching_id": "plc-3381",
 *       "enablement_status": "manual",
 *       "is_enabled": true,
 *       "added_at": "2026-09-02T08:00:00Z",
 *       "lookup_key": "placement_id:plc-3381"
 *     }
 */
export interface IpMatchingItem {
    /**
     * Format: date-time
     * @description When it was added.
     */
    added_at?: string;
    /** @description How matching was enabled. */
    enablement_status?: string;
    /** @description Id of the site or placement. */
    ip_matching_id?: string;
    ip_matching_type?: components["schemas"]["IpMatchingType"];
    /** @description Whether matching is on. */
    is_enabled?: boolean;
    /** @description Key by which it is looked up. */
    lookup_key?: string;
}
/**
 * @description A site or placement to match by IP address.
 * @example {
 *       "type": "site_id",
 *       "id": "site-204"
 *     }
 */
export interface IpMatchingTarget {
    /** @description Id of the site or placement. */
    id?: string;
    type?: components["schemas"]["IpMatchingType"];
}
/**
 * @description Type of an IP matching id; other values are possible.
 * @example placement_id
 */
export type IpMatchingType = "site_id" | "placement_id" | (string & {});
/** @description The changes: matching on or off. */
export interface IpMatchingUpdate {
    /** @description Sites and placements to change; all must exist. */
    ids?: components["schemas"]["IpMatchingChange"][];
    /** @description Whether to switch matching on for the campaign. */
    is_enabled?: boolean;
}
/** @description Confirms that the campaign was created and its survey will be created. */
export interface LaunchConfirmation {
    /** @description The confirmation, in words. */
    detail: string;
}
/** @description The response of the deprecated update, with counts as text. */
export interface LaunchedCampaign {
    /** @description Name of the campaign. */
    campaign_name?: string;
    /** @description Advertiser for which the study is conducted. */
    client_name?: string | null;
    /**
     * Format: date-time
     * @description When the campaign ends.
     */
    end_date?: string;
    /** @description Impressions expected on digital channels, as text. */
    expected_impressions_count?: string;
    /** @description Impressions expected on linear TV, as text. */
    expected_impressions_count_linear_tv?: string;
    /** @description Impressions expected on social channels, as text. */
    expected_impressions_count_social?: string;
    /** @description When survey quotas are next updated, at 6 or 18 UTC. */
    job_schedule_utc?: string;
    status?: components["schemas"]["CampaignStatus"];
}
/** @description The changes of a live or complete campaign; an absent field is not changed. */
export interface LaunchedCampaignUpdate {
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /** @description Advertiser for which the study is conducted, at most 300 characters. */
    client_name?: string;
    /**
     * Format: date-time
     * @description When the campaign ends; it can be earlier or later than before, but at least one day from now.
     */
    end_date?: string;
    /**
     * Format: int64
     * @description Impressions expected on digital channels; can only increase, by at least 1,000,000.
     */
    expected_impressions_count?: number;
    /**
     * Format: int64
     * @description Impressions expected on linear TV; can only increase, by at least 5,000,000.
     */
    expected_impressions_count_linear_tv?: number;
    /**
     * Format: int64
     * @description Impressions expected on social channels; can only increase, by at least 300,000.
     */
    expected_impressions_count_social?: number;
}
/** @description Lift of one part of the campaign, without the fields that identify the part. */
export type LiftBreakdown = {
    /**
     * Format: double
     * @description Share of the campaign's impressions that fall in this part, 0 to 100.
     */
    impression_share_percentage?: number;
    /**
     * Format: double
     * @description Probability of a difference at least this large when there is none, 0 to 1; some breakdowns contain it instead of level and margin.
     */
    p_value?: number | null;
} & components["schemas"]["LiftResult"];
/** @description Lift among respondents reached in one ad channel. */
export type LiftByAdChannel = {
    /** @description Ad channel, as an identifier. */
    ad_channel?: string;
    /** @description Ad channel, as a display name. */
    ad_channel_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by ad channel. */
export interface LiftByAdChannelList {
    /** @description One entry for each ad channel. */
    items: components["schemas"]["LiftByAdChannel"][];
}
/** @description Lift among respondents who saw ads of one length. */
export type LiftByAdLength = {
    /**
     * Format: int64
     * @description Length of the ad; the document does not state the unit.
     */
    ad_length?: number;
    /** @description Length, as a display name. */
    ad_length_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by ad length. */
export interface LiftByAdLengthList {
    /** @description One entry for each length. */
    items: components["schemas"]["LiftByAdLength"][];
}
/** @description Lift among the respondents of one bucket; the document does not specify the content of the buckets. */
export type LiftByBucket = {
    /** @description Name of the bucket. */
    bucket_name?: string;
    /**
     * Format: int64
     * @description Position of the bucket.
     */
    bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by bucket. */
export interface LiftByBucketList {
    /** @description One entry for each bucket. */
    items: components["schemas"]["LiftByBucket"][];
}
/** @description Lift among respondents who saw one creative. */
export type LiftByCreative = {
    /**
     * Format: int64
     * @description Id of the group that the creative belongs to.
     */
    creative_group_id?: number;
    /** @description Id of the creative. */
    creative_id?: string;
    /** @description Name of the creative. */
    creative_name?: string;
    /**
     * Format: int64
     * @description Impressions of the creative.
     */
    impression_count?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by creative. */
export interface LiftByCreativeList {
    /** @description One entry for each creative. */
    items: components["schemas"]["LiftByCreative"][];
}
/** @description Lift among respondents with one value of a custom variable. */
export type LiftByCustomVariable = {
    /** @description Value of the custom variable. */
    custom_var?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by custom variable. */
export interface LiftByCustomVariableList {
    /** @description One entry for each value. */
    items: components["schemas"]["LiftByCustomVariable"][];
}
/** @description Lift among respondents reached in one part of the day. */
export type LiftByDaypart = {
    /** @description Part of the day, as an identifier. */
    daypart?: string;
    /** @description Part of the day, as a display name. */
    daypart_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by daypart. */
export interface LiftByDaypartList {
    /** @description One entry for each part of the day. */
    items: components["schemas"]["LiftByDaypart"][];
}
/** @description Lift among respondents of one demographic bucket, or with one answer. */
export type LiftByDemographic = {
    /** @description Name of the bucket. */
    bucket_name?: string;
    /**
     * Format: int64
     * @description Position of the bucket.
     */
    bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by demographic. */
export interface LiftByDemographicList {
    /** @description One entry for each bucket, or for each answer. */
    items: components["schemas"]["LiftByDemographic"][];
}
/** @description Lift among respondents reached on one device. */
export type LiftByDevice = {
    /** @description Device, as an identifier. */
    device?: string;
    /** @description Device, as a display name. */
    device_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by device. */
export interface LiftByDeviceList {
    /** @description One entry for each device. */
    items: components["schemas"]["LiftByDevice"][];
}
/** @description Lift among respondents who saw the campaign equally often. */
export type LiftByFrequency = {
    /** @description Numbers of exposures in this bucket. */
    frequency_bucket_name?: string;
    /**
     * Format: int64
     * @description Position of the bucket.
     */
    frequency_bucket_order?: number;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by frequency. */
export interface LiftByFrequencyList {
    /** @description One entry for each bucket. */
    items: components["schemas"]["LiftByFrequency"][];
}
/** @description Counts, percentages and significance of one comparison of exposed and control respondents. */
export interface LiftFigures {
    /**
     * Format: double
     * @description Confidence level of the margin and the significance, between 0 and 1.
     */
    confidence_level?: number;
    /**
     * Format: int64
     * @description Respondents who did not see it.
     */
    control_count?: number;
    /**
     * Format: double
     * @description In-target share of the control group, 0 to 100; null until there are enough respondents, and if no answer is in target.
     */
    control_percentage?: number | null;
    /**
     * Format: int64
     * @description Respondents who saw the campaign.
     */
    exposed_count?: number;
    /**
     * Format: double
     * @description In-target share of the exposed group, 0 to 100; null until there are enough respondents, and if no answer is in target.
     */
    exposed_percentage?: number | null;
    /**
     * Format: int64
     * @description Control respondents who gave an in-target answer.
     */
    in_target_control_count?: number;
    /**
     * Format: int64
     * @description Exposed respondents who gave an in-target answer.
     */
    in_target_exposed_count?: number;
    /**
     * Format: double
     * @description Exposed share less control share, in percentage points; null until there are enough respondents, and if no answer is in target.
     */
    lift_percentage?: number | null;
    /**
     * Format: double
     * @description Half the width of the interval around the lift, in percentage points; null until there are enough respondents, and if no answer is in target.
     */
    margin_of_error?: number | null;
    /** @description One test for each requested level; empty until there are enough respondents, and if no answer is in target. */
    statistical_test?: components["schemas"]["StatisticalTest"][];
    /** @description Whether the lift differs from zero at `confidence_level`; null until there are enough respondents, and if no answer is in target. It can be true although `enough_sample_size` is false: check both. */
    statistically_significant?: boolean | null;
    /**
     * Format: int64
     * @description Respondents of both groups, the measure of pacing; lift is available only if there are more than 50.
     */
    total_count?: number;
}
/** @description Lift of one question: exposed compared with control respondents. */
export type LiftResult = {
    /** @description The same figures for each answer. */
    answers_breakdown?: components["schemas"]["AnswerBreakdown"][];
    /** @description Whether there are enough respondents to use the figures. */
    enough_sample_size?: boolean;
    /** @description Parts of the sample that are not yet large enough, with their counts by key. */
    enough_sample_size_off?: {
        [key: string]: {
            [key: string]: number;
        };
    }[];
    /** @description Parts of the sample that are large enough. */
    enough_sample_size_on?: string[];
    /** @description Information about how the figures were calculated; the document does not specify the keys. */
    lift_diagnostics?: {
        [key: string]: unknown;
    };
    question?: components["schemas"]["Question"];
} & components["schemas"]["LiftFigures"];
/** @description Lift of every question of a campaign. */
export interface LiftResultList {
    /** @description One result for each question. */
    items: components["schemas"]["LiftResult"][];
}
/**
 * @description A creative, publisher or placement with its name.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s"
 *     }
 */
export interface Name {
    /** @description Id of the creative, publisher or placement. */
    id: string;
    /** @description Name assigned to it. */
    name?: string | null;
}
/**
 * @description A name and a group to assign.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41
 *     }
 */
export interface NameAssignment {
    /**
     * Format: int64
     * @description Id of its new group; if absent, `preserve_group_ids` determines the effect.
     */
    group_id?: number;
    /** @description Id of the creative, publisher or placement; not empty. */
    id: string;
    /** @description Name to assign. */
    name?: string | null;
}
/**
 * @description A creative, publisher or placement with its name, group and impressions.
 * @example {
 *       "id": "crv-77",
 *       "name": "Autumn 30s",
 *       "group_id": 41,
 *       "group_name": "Autumn",
 *       "impressions": 812044
 *     }
 */
export interface NameEntry {
    /** @description Id of its group, as text or integer; null if it is in no group. */
    group_id?: string | number | null;
    /** @description Name of its group; null if it is in no group. */
    group_name?: string | null;
    /** @description Id of the creative, publisher or placement. */
    id: string;
    /**
     * Format: int64
     * @description Impressions counted for it.
     */
    impressions?: number;
    /** @description Name assigned to it. */
    name?: string | null;
}
/** @description One page of names with impressions. */
export interface NameEntryPage {
    /** @description Names on this page. */
    items: components["schemas"]["NameEntry"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page?: number;
    /**
     * Format: int64
     * @description Number of items on this page.
     */
    page_size?: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items?: number;
}
/** @description One page of names of one group. */
export interface NamePage {
    /** @description Id of the group, as text here. */
    group_id?: string;
    /** @description Names on this page. */
    items: components["schemas"]["Name"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description Number of items on this page, which can be less than requested.
     */
    page_size: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/** @description Names of creatives, placements and publishers. */
export interface NameSets {
    /** @description Names of creatives. */
    creatives?: components["schemas"]["CreativeName"][];
    /** @description Names of placements. */
    placements?: components["schemas"]["PlacementName"][];
    /** @description Names of publishers (sites). */
    publishers?: components["schemas"]["PublisherName"][];
}
/**
 * @description Campaigns at a partner to map to this campaign.
 * @example {
 *       "partner_id": 6,
 *       "partner_campaigns_ids": [
 *         "str-881",
 *         "str-882"
 *       ]
 *     }
 */
export interface NewS2sMapping {
    /** @description Ids that could not be mapped, none of them empty. */
    failed_partner_campaigns_ids?: string[];
    /** @description Ids of the campaigns at the partner, none of them empty. */
    partner_campaigns_ids: string[];
    /**
     * Format: int64
     * @description Id of the partner, from the S2S partners.
     */
    partner_id: number;
}
/** @description Mappings as they were created. */
export interface NewS2sMappingList {
    /** @description Mappings. */
    items: components["schemas"]["NewS2sMapping"][];
}
/**
 * @description A narrow audience to which the study is limited.
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
export interface NicheTargeting {
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description Name of the audience. */
    target_name?: string;
}
/** @description Values by which lift can be filtered, other than demographics. */
export interface NonDemographicFilters {
    /** @description Lengths of ads. */
    ad_durations?: components["schemas"]["FilterOption"][];
    /** @description Channels. */
    channels?: components["schemas"]["FilterValue"][];
    /** @description Groups of creatives. */
    creative_groups?: components["schemas"]["FilterValue"][];
    /** @description Creatives. */
    creatives?: components["schemas"]["FilterValue"][];
    /** @description Parts of the day. */
    dayparts?: components["schemas"]["FilterOption"][];
    /** @description Groups of device types. */
    device_type_groups?: components["schemas"]["FilterValue"][];
    /** @description Types of device. */
    device_types?: components["schemas"]["FilterValue"][];
    /** @description Numbers of exposures. */
    frequency?: components["schemas"]["FilterValue"][];
    /** @description Media channels. */
    media_channels?: components["schemas"]["FilterOption"][];
    /** @description Networks. */
    networks?: components["schemas"]["FilterOption"][];
    /** @description Groups of placements. */
    placement_groups?: components["schemas"]["FilterValue"][];
    /** @description Placements. */
    placements?: components["schemas"]["FilterValue"][];
    /** @description Groups of publishers (sites). */
    publisher_groups?: components["schemas"]["FilterValue"][];
    /** @description Publishers (sites). */
    publishers?: components["schemas"]["FilterValue"][];
    /** @description Social platforms. */
    social_platforms?: components["schemas"]["FilterOption"][];
}
/** @description A pixel that counts impressions. */
export interface Pixel {
    /**
     * Format: int64
     * @description Id of the ad server that the pixel is for.
     */
    ad_server_id?: number;
    /** @description Name of the ad server. */
    ad_server_name?: string;
    /**
     * Format: date-time
     * @description When the pixel was created.
     */
    created_at?: string;
    /**
     * Format: int64
     * @description Id of the pixel.
     */
    pixel_id: number;
    /** @description Kind of pixel. */
    pixel_type?: string;
    /** @description URL to place on the creatives. */
    pixel_url?: string;
    /** @description Query parameters of the pixel. */
    query_params?: {
        [key: string]: unknown;
    };
}
/**
 * @description A pixel as it was created.
 * @example {
 *       "ad_server_id": 4,
 *       "ad_server_name": "Example Ad Server",
 *       "pixel_type": "standard",
 *       "query_params": {
 *         "crid": "%%CREATIVE_ID%%"
 *       },
 *       "pixel_url": "https://pixel.brand-lift.example/i?crid=%%CREATIVE_ID%%"
 *     }
 */
export interface PixelEntry {
    /**
     * Format: int64
     * @description Id of the ad server that the pixel is for.
     */
    ad_server_id?: number;
    /** @description Name of the ad server. */
    ad_server_name?: string;
    /** @description Kind of pixel. */
    pixel_type?: string;
    /** @description URL to place on the creatives. */
    pixel_url?: string;
    /** @description Query parameters of the pixel and the macros that fill them. */
    query_params?: {
        [key: string]: string;
    };
}
/** @description Pixels after an update. */
export interface PixelEntryList {
    /** @description Pixels. */
    items: components["schemas"]["PixelEntry"][];
}
/** @description Pixels that were created together. */
export interface PixelGroup {
    /** @description Names of the ad servers that the pixels are for. */
    ad_servers?: string[];
    /**
     * Format: date-time
     * @description When the group was created.
     */
    created_at?: string;
    /** @description The pixels; present only on request. */
    details?: components["schemas"]["Pixel"][];
    /**
     * Format: int64
     * @description Id of the group.
     */
    id: number;
    /**
     * Format: int64
     * @description Number of pixels.
     */
    pixel_count?: number;
    /** @description Kind of pixel. */
    pixel_type?: string;
}
/** @description Returns the pixel groups of a campaign. */
export interface PixelGroupList {
    /** @description Groups. */
    items: components["schemas"]["PixelGroup"][];
}
/** @description Pixels of a group. */
export interface PixelList {
    /** @description Pixels. */
    items: components["schemas"]["Pixel"][];
}
/**
 * @description A pixel to create.
 * @example {
 *       "id": 1,
 *       "ad_server_id": 4,
 *       "query_params": {
 *         "crid": "%%CREATIVE_ID%%"
 *       }
 *     }
 */
export interface PixelSettings {
    /**
     * Format: int64
     * @description Id of the ad server that the pixel is for.
     */
    ad_server_id?: number;
    /**
     * Format: int64
     * @description Id of the pixel if an existing pixel is updated; the document does not specify more.
     */
    id?: number;
    /** @description Query parameters of the pixel and the macros that fill them. */
    query_params?: {
        [key: string]: string;
    };
}
/** @description Pixels to create for a campaign. */
export interface PixelsRequest {
    /** @description Pixels. */
    campaign_pixels: components["schemas"]["PixelSettings"][];
}
/**
 * @description Name of a placement.
 * @example {
 *       "placement_id": "plc-3381",
 *       "placement_name": "Home page banner"
 *     }
 */
export interface PlacementName {
    /** @description Id of the placement. */
    placement_id?: string;
    /** @description Name of the placement. */
    placement_name?: string;
}
/** @description An export that has been requested. */
export interface PowerPointExport {
    /**
     * Format: uuid
     * @description Id with which to read its status.
     */
    report_export_id: string;
}
/**
 * @description Name of a publisher (site).
 * @example {
 *       "publisher_id": "site-204",
 *       "publisher_name": "Example News"
 *     }
 */
export interface PublisherName {
    /** @description Id of the publisher. */
    publisher_id?: string;
    /** @description Name of the publisher. */
    publisher_name?: string;
}
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
export interface Question {
    /**
     * Format: int64
     * @description Id of the question in its campaign; use this id in paths.
     */
    id: number;
    /** @description Ids of the answers that count as in target. */
    in_target_answers?: number[];
    /** @description Brand metric that the question measures. */
    kpi_type?: string;
    /** @description Whether the respondent chooses from fixed answers. */
    question_has_predefined_answers?: boolean;
    /**
     * Format: int64
     * @description Id of the question in the survey; filters and responses use this id.
     */
    question_id?: number;
    /** @description Name of the question. */
    question_name?: string;
    /** @description Text that the respondent reads. */
    question_text?: string;
    /**
     * @description Kind of question; other values are possible.
     * @example demographic
     */
    question_type?: "demographic" | (string & {});
}
/**
 * @description An answer of a question.
 * @example {
 *       "answer_id": 90211,
 *       "answer_text": "Alder Coffee"
 *     }
 */
export interface QuestionAnswer {
    /**
     * Format: int64
     * @description Id of the answer.
     */
    answer_id: number;
    /** @description Text that the respondent reads. */
    answer_text?: string;
}
/** @description Common fields of draft questions and question templates. */
export interface QuestionFields {
    /** @description Text of the answer that keeps its position when answers are shuffled. */
    anchored_answer?: string;
    /** @description Answers to choose from. */
    answers?: string[];
    /** @description Text to use instead of `question_text`. */
    custom_question_text?: string;
    /**
     * @description Whether the overview shows the lift of this question; false when absent.
     * @default false
     */
    default?: boolean;
    /** @description Text of the answer "don't know". */
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
    /**
     * Format: int64
     * @description Maximum number of answers that a respondent can select.
     */
    max_sel?: number;
    /** @description Indexes of the answers that count as in target. */
    multi_target_option_index?: number[];
    /** @description Text of the answer "none of the above". */
    none_of_the_above_answer?: string;
    /**
     * Format: int64
     * @description Position of the question in the survey.
     */
    order?: number;
    /** @description Text of the answer "other". */
    other_answer?: string;
    /** @description Name of the question. */
    question_name?: string;
    /** @description Text that the respondent reads. */
    question_text?: string;
    /**
     * @description How the question is answered; other values are possible.
     * @example radio
     */
    question_type?: "radio" | (string & {});
    /**
     * Format: int64
     * @description Version of the question's wording.
     */
    question_version?: number;
    /**
     * @description Whether answers are shuffled; false when absent.
     * @default false
     */
    randomize?: boolean;
    /** @description Text of the answer "prefer not to say". */
    refuse_to_answer?: string;
    /**
     * @description Whether the answers may be replaced; false when absent.
     * @default false
     */
    replaceable_answers?: boolean;
    /**
     * Format: int64
     * @description Index of the answer that counts as in target.
     */
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
}
/** @description A template from which a draft question can be created. */
export type QuestionTemplate = {
    /** @description Properties that a draft question from this template can set; other values are possible. */
    allowed_question_properties?: ("none of the above" | (string & {}))[];
    /** @description The possible ways to answer the question. */
    allowed_question_types?: string[];
    /** @description Columns of a grid; an object here, an array in a draft question. */
    columns?: {
        [key: string]: unknown;
    };
    /** @description Blanks of the text. */
    fields?: components["schemas"]["TemplateField"][];
    /** @description Whether its answers can be looked up. */
    has_retrievable_answers?: boolean;
    /** @description Indexes of in-target answers, one list for each row of a grid; an object in a draft question. */
    multi_level_target_option_index?: number[][];
    /** @description Text with its blanks. */
    question_text_template?: string;
    /** @description Whether the campaign must ask this question. */
    required?: boolean;
    /** @description Rows of a grid; an object here, an array in a draft question. */
    rows?: {
        [key: string]: unknown;
    };
} & components["schemas"]["QuestionFields"];
/** @description Question templates. */
export interface QuestionTemplateList {
    /** @description Templates. */
    items: components["schemas"]["QuestionTemplate"][];
}
/** @description The mapping that was removed. */
export interface RemovedS2sMapping {
    /**
     * Format: int64
     * @description Id of the record behind the mapping.
     */
    id?: number;
    /** @description Whether the mapping is active. */
    is_active?: boolean;
    /** @description Kind of record. */
    metadatatype_name?: string;
    /** @description Id of the campaign at the partner. */
    value?: string;
}
/**
 * @description The respondent.
 * @example {
 *       "respondent_id": "5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31",
 *       "group": "exposed",
 *       "weight": 1.08,
 *       "frequency": 3
 *     }
 */
export interface Respondent {
    /**
     * Format: int64
     * @description How many times the respondent saw the campaign.
     */
    frequency?: number;
    /**
     * @description Group to which the respondent belongs; other values are possible.
     * @example exposed
     */
    group?: "exposed" | (string & {});
    /**
     * Format: uuid
     * @description Id of the respondent.
     */
    respondent_id: string;
    /**
     * Format: double
     * @description Weight of the respondent in the figures.
     */
    weight?: number;
}
/**
 * @description The respondent's answers to one question.
 * @example {
 *       "question_id": 31877,
 *       "timestamp": "2026-09-14T18:22:05Z",
 *       "answer_ids": [
 *         90211
 *       ],
 *       "answer_texts": [
 *         "Alder Coffee"
 *       ]
 *     }
 */
export interface RespondentAnswer {
    /** @description Ids of the answers given. */
    answer_ids?: number[];
    /** @description Texts of the answers given. */
    answer_texts?: string[];
    /**
     * Format: int64
     * @description Id of the question in the survey.
     */
    question_id?: number;
    /**
     * Format: date-time
     * @description When it was answered.
     */
    timestamp?: string;
}
/**
 * @description A column that a respondent export can have.
 * @example {
 *       "column": "Respondent ID",
 *       "csv_column_key": "respondent_id",
 *       "default": true
 *     }
 */
export interface RespondentCsvColumn {
    /** @description Name of the column. */
    column?: string;
    /** @description Key of the column. */
    csv_column_key?: string;
    /** @description Whether the column is exported by default. */
    default?: boolean;
}
/** @description Columns for respondent exports. */
export interface RespondentCsvColumnList {
    /** @description Columns. */
    items: components["schemas"]["RespondentCsvColumn"][];
}
/** @description One page of respondents. */
export interface RespondentPage {
    /** @description Respondents on this page. */
    items: components["schemas"]["RespondentRecord"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description Number of items on this page, which can be less than requested.
     */
    page_size: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/** @description A respondent with answers, impressions and demographics. */
export interface RespondentRecord {
    /** @description Answers to demographic questions. */
    demographic_responses?: components["schemas"]["DemographicResponse"][];
    /** @description Impressions of the campaign. */
    impressions?: components["schemas"]["Impression"][];
    respondent?: components["schemas"]["Respondent"];
    /** @description Answers to the survey. */
    responses?: components["schemas"]["RespondentAnswer"][];
}
/**
 * @description Campaigns at a partner that belong to this campaign.
 * @example {
 *       "partner_id": 6,
 *       "partner_name": "Example Streaming",
 *       "partner_campaigns_ids": [
 *         "str-881"
 *       ],
 *       "last_modified": "2026-09-03T12:00:00Z"
 *     }
 */
export interface S2sMapping {
    /**
     * Format: date-time
     * @description When the mapping last changed.
     */
    last_modified?: string;
    /** @description Ids of the campaigns at the partner. */
    partner_campaigns_ids?: string[];
    /**
     * Format: int64
     * @description Id of the partner.
     */
    partner_id?: number;
    /** @description Name of the partner. */
    partner_name?: string;
}
/** @description One page of S2S mappings. */
export interface S2sMappingPage {
    /** @description Mappings on this page. */
    items: components["schemas"]["S2sMapping"][];
    /**
     * Format: int64
     * @description Number of this page, counted from 1.
     */
    page: number;
    /**
     * Format: int64
     * @description Number of items on this page, which can be less than requested.
     */
    page_size: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/** @description Partner whose mapping to remove. */
export interface S2sMappingRemoval {
    /**
     * Format: int64
     * @description Id of the partner.
     */
    partner_id: number;
}
/**
 * @description A partner that reports impressions server to server.
 * @example {
 *       "id": 6,
 *       "name": "Example Streaming"
 *     }
 */
export interface S2sPartner {
    /**
     * Format: int64
     * @description Id of the partner, to send as `partner_id`.
     */
    id: number;
    /** @description Name of the partner. */
    name?: string;
}
/** @description Partners that are listed together. */
export interface S2sPartnerGroup {
    /** @description Partners. */
    partners?: components["schemas"]["S2sPartner"][];
}
/** @description S2S partners. */
export interface S2sPartnerGroupList {
    /** @description Groups of partners. */
    items: components["schemas"]["S2sPartnerGroup"][];
}
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
export interface SocialConfiguration {
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
    /** @description Brand that the social ads advertise. */
    brand_name?: string;
    /** @description Search terms for the brand. */
    keywords?: string[];
    /** @description Ways in which social respondents are recruited; other values are possible. */
    recruitment_types?: ("deterministic" | (string & {}))[];
}
/**
 * @description Type of the items that have names and groups.
 * @example creative
 * @enum {string}
 */
export type SpcaType = "creative" | "publisher" | "placement";
/**
 * @description The comparison at one confidence level.
 * @example {
 *       "confidence_level": 0.9,
 *       "margin_of_error": 5.1408,
 *       "statistically_significant": true
 *     }
 */
export interface StatisticalTest {
    /**
     * Format: double
     * @description Confidence level of the test, between 0 and 1.
     */
    confidence_level: number;
    /**
     * Format: double
     * @description Half the width of the interval around the lift at this level, in percentage points.
     */
    margin_of_error?: number;
    /** @description Whether the lift differs from zero at this level. */
    statistically_significant?: boolean;
}
/**
 * @description A query parameter that a tracking tag can contain.
 * @example {
 *       "id": 1,
 *       "query_key": "crid",
 *       "query_label": "Creative",
 *       "tag_type": "standard",
 *       "default_macro": "%%CREATIVE_ID%%",
 *       "sort_order": 1
 *     }
 */
export interface TagQueryParameter {
    /** @description Macro that an ad server replaces. */
    default_macro?: string;
    /**
     * Format: int64
     * @description Id of the parameter.
     */
    id: number;
    /** @description Name in the tag's query. */
    query_key?: string;
    /** @description Display name. */
    query_label?: string;
    /**
     * Format: int64
     * @description Position in the tag.
     */
    sort_order?: number;
    tag_type?: components["schemas"]["TagType"];
}
/** @description Tag query parameters. */
export interface TagQueryParameterList {
    /** @description Parameters. */
    items: components["schemas"]["TagQueryParameter"][];
}
/**
 * @description Kind of query parameter in a tracking tag.
 * @example standard
 * @enum {string}
 */
export type TagType = "standard" | "extra" | "ad_server" | "custom";
/** @description An audience by which lift can be filtered. */
export interface TargetAudience {
    /**
     * Format: int64
     * @description Id of the audience, to send in `target_audience_id__in`.
     */
    id: number;
    /** @description Whether lift is filtered by this audience when a request names no audience. */
    is_default?: boolean;
    /** @description The answers that a respondent must give to belong to the audience. */
    qualifications?: components["schemas"]["TargetAudienceQualification"][];
    /** @description Name of the audience. */
    target_name?: string;
}
/** @description Target audiences of a campaign. */
export interface TargetAudienceList {
    /** @description Audiences. */
    target_audiences: components["schemas"]["TargetAudience"][];
}
/**
 * @description An answer that qualifies.
 * @example {
 *       "precode": 1,
 *       "text": "Under 3"
 *     }
 */
export interface TargetAudienceOption {
    /**
     * Format: int64
     * @description Precode of the answer, an integer here and text in draft settings.
     */
    precode?: number;
    /** @description Text that the respondent reads. */
    text?: string;
}
/** @description One question of a target audience, with the answers that qualify. */
export interface TargetAudienceQualification {
    /** @description How answers are compared with the options. */
    answer_type?: string;
    /** @description Name of the filter. */
    filter_name?: string;
    /** @description How the question is answered. */
    marketplace_question_type?: string;
    /** @description Answers that qualify. */
    options?: components["schemas"]["TargetAudienceOption"][];
    /** @description Name of the question. */
    question_name?: string;
    /** @description Text that the respondent reads. */
    question_text?: string;
}
/**
 * @description The respondents that the campaign recruits specifically, with the answers that qualify.
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
export interface TargetedRecruitment {
    /** @description Name of the recruited group. */
    name?: string;
    /** @description The qualifications that a respondent must meet. */
    qualifications?: components["schemas"]["TargetedRecruitmentQualification"][];
}
/**
 * @description A qualification by which a campaign can recruit, with its options.
 * @example {
 *       "id": 14,
 *       "qualification": "Age of children",
 *       "options": [
 *         "Under 3",
 *         "3 to 5"
 *       ]
 *     }
 */
export interface TargetedRecruitmentOption {
    /**
     * Format: int64
     * @description Id of the qualification.
     */
    id?: number;
    /** @description The available options, or the chosen options in draft settings. */
    options?: string[];
    /** @description Name of the qualification. */
    qualification?: string;
}
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
export interface TargetedRecruitmentQualification {
    /** @description Id of the screening question, a string here and an integer in draft settings. */
    marketplace_question_id?: string;
    /** @description Options that qualify. */
    options?: string[];
    /** @description Name of the qualification. */
    qualification?: string;
    /** @description Answers that belong to the options; the document does not specify the keys. */
    targeted_answers?: {
        [key: string]: unknown;
    };
}
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
export interface TargetingQualification {
    /**
     * @description How answers are compared with `precodes`; other values are possible.
     * @example contains
     */
    answer_type?: "contains" | (string & {});
    /**
     * Format: int64
     * @description Id of the screening question, from the questions of the country language.
     */
    marketplace_question_id?: number;
    /** @description Precodes of the answers, as text. */
    precodes?: string[];
    /** @description Name of the qualification. */
    qual_name?: string;
}
/**
 * @description A blank in the text of a template.
 * @example {
 *       "name": "category",
 *       "label": "Product category",
 *       "value": "coffee"
 *     }
 */
export interface TemplateField {
    /** @description Label of the blank for users. */
    label?: string;
    /** @description Name of the blank. */
    name?: string;
    /** @description What stands in it. */
    value?: string;
}
/** @description An access token. */
export interface Token {
    /** @description Token to send as `Bearer` in the `Authorization` header. */
    access_token: string;
    /**
     * Format: int64
     * @description Validity of the token in seconds; 36000 (10 hours) when absent.
     */
    expires_in?: number;
    /** @description Scopes granted, separated by spaces. */
    scope?: string;
    /** @description Scheme of the token; `Bearer`. */
    token_type?: string;
}
/** @description Credentials in exchange for a token. */
export interface TokenRequest {
    /** @description Audience of the token, which you receive with the credentials. */
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
}
/** A field or parameter is invalid; the body names it and the reason. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The campaign is in a status that does not allow this; nothing was done. */
export type ResponseConflict = components['responses']['Conflict'];
/** The token is valid, but its permission does not allow this call. */
export type ResponseForbidden = components['responses']['Forbidden'];
/** Some of the groups do not exist and none was removed, or a field is invalid. */
export type ResponseGroupsNotRemoved = components['responses']['GroupsNotRemoved'];
/** The service failed; it is unknown whether anything was done. */
export type ResponseInternalServerError = components['responses']['InternalServerError'];
/** Nothing has this id, or the caller has no access to it. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The service is unavailable for a while. Wait for as long as `Retry-After` says. */
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
/** Too many calls; nothing was done. Wait for as long as `Retry-After` says. */
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
/** The token is missing, invalid or expired. */
export type ResponseUnauthorized = components['responses']['Unauthorized'];
/** Include only impressions of this ad channel. */
export type ParameterAdChannel = components['parameters']['AdChannel'];
/** Include only impressions whose ad channel matches this regular expression. */
export type ParameterAdChannelRegex = components['parameters']['AdChannelRegex'];
/** Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit. */
export type ParameterAdDuration = components['parameters']['AdDuration'];
/** Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit. */
export type ParameterAdDurationIn = components['parameters']['AdDurationIn'];
/** Id of the ad server, as text here. */
export type ParameterAdServerId = components['parameters']['AdServerId'];
/** Include only respondents who gave any of these answers. */
export type ParameterAnswerIds = components['parameters']['AnswerIds'];
/** Id of the campaign. */
export type ParameterCampaignId = components['parameters']['CampaignId'];
/** Include only campaigns whose name contains this text, case-sensitive. */
export type ParameterCampaignNameContains = components['parameters']['CampaignNameContains'];
/** Include only campaigns whose name contains this text, ignoring case. */
export type ParameterCampaignNameIcontains = components['parameters']['CampaignNameIcontains'];
/** Include only campaigns whose name contains this text, ignoring case and accents. */
export type ParameterCampaignNameUnaccentIcontains = components['parameters']['CampaignNameUnaccentIcontains'];
/** Id of the question in the campaign, which is `id` of the question and not its `question_id`. */
export type ParameterCampaignQuestionId = components['parameters']['CampaignQuestionId'];
/** Filter name to sort by; the document does not specify the order when it is absent. */
export type ParameterCampaignSortBy = components['parameters']['CampaignSortBy'];
/** Direction of the sort, ascending or descending. */
export type ParameterCampaignSortOrder = components['parameters']['CampaignSortOrder'];
/** Id of the campaign. */
export type ParameterCampaignsPk = components['parameters']['CampaignsPk'];
/** Include only campaigns with a target audience built on a question whose name contains this text, ignoring case. */
export type ParameterCampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains = components['parameters']['CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains'];
/** Include only campaigns with a target audience whose name contains this text, ignoring case. */
export type ParameterCampaigntargetaudienceTargetNameIcontains = components['parameters']['CampaigntargetaudienceTargetNameIcontains'];
/** What the questions are for. */
export type ParameterCampaignTemplateUsage = components['parameters']['CampaignTemplateUsage'];
/** Include only campaigns of any of these types. */
export type ParameterCampaignTypeIn = components['parameters']['CampaignTypeIn'];
/** Include only respondents reached in this channel. */
export type ParameterChannel = components['parameters']['Channel'];
/** Include only respondents reached in any of these channels; all when absent. */
export type ParameterChannelIn = components['parameters']['ChannelIn'];
/** Include only campaigns that run on the given channels. */
export type ParameterChannelsContains = components['parameters']['ChannelsContains'];
/** Include only campaigns whose client name contains this text, case-sensitive. */
export type ParameterClientNameContains = components['parameters']['ClientNameContains'];
/** Include only campaigns whose client name contains this text, ignoring case. */
export type ParameterClientNameIcontains = components['parameters']['ClientNameIcontains'];
/** Include only campaigns whose client name contains this text, ignoring case and accents. */
export type ParameterClientNameUnaccentIcontains = components['parameters']['ClientNameUnaccentIcontains'];
/** Kind of id that the export uses; the document states no default. */
export type ParameterColumnsFor = components['parameters']['ColumnsFor'];
/** Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent. */
export type ParameterConfidenceLevel = components['parameters']['ConfidenceLevel'];
/** Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent. */
export type ParameterConfidenceLevelIn = components['parameters']['ConfidenceLevelIn'];
/** Include only campaigns of this country language, given by its id. */
export type ParameterCountryLanguage = components['parameters']['CountryLanguage'];
/** Include only country languages that support these channels; all when absent. */
export type ParameterCountryLanguageChannels = components['parameters']['CountryLanguageChannels'];
/** Id of the country language. */
export type ParameterCountryLanguageId = components['parameters']['CountryLanguageId'];
/** Include only campaigns of any of these country languages, given by their ids. */
export type ParameterCountryLanguageIn = components['parameters']['CountryLanguageIn'];
/** Id of the question. */
export type ParameterCountryLanguageQuestionId = components['parameters']['CountryLanguageQuestionId'];
/** Include only impressions of this group of creatives. */
export type ParameterCreativeGroupId = components['parameters']['CreativeGroupId'];
/** Include only impressions of any of these groups of creatives. */
export type ParameterCreativeGroupIdIn = components['parameters']['CreativeGroupIdIn'];
/** Include only impressions of this creative. */
export type ParameterCreativeId = components['parameters']['CreativeId'];
/** Include only impressions of any of these creatives. */
export type ParameterCreativeIdIn = components['parameters']['CreativeIdIn'];
/** Name of the custom variable. */
export type ParameterCustomVar = components['parameters']['CustomVar'];
/** Include only impressions whose custom variable 1 of the tracking tag has this value. */
export type ParameterCustomVariablesC1 = components['parameters']['CustomVariablesC1'];
/** Include only impressions whose custom variable 2 of the tracking tag has this value. */
export type ParameterCustomVariablesC2 = components['parameters']['CustomVariablesC2'];
/** Include only impressions whose custom variable 3 of the tracking tag has this value. */
export type ParameterCustomVariablesC3 = components['parameters']['CustomVariablesC3'];
/** Include only impressions whose custom variable 4 of the tracking tag has this value. */
export type ParameterCustomVariablesC4 = components['parameters']['CustomVariablesC4'];
/** Include only impressions whose custom variable 5 of the tracking tag has this value. */
export type ParameterCustomVariablesC5 = components['parameters']['CustomVariablesC5'];
/** Include only impressions of this part of the day. */
export type ParameterDaypart = components['parameters']['Daypart'];
/** Include only impressions of any of these parts of the day. */
export type ParameterDaypartIn = components['parameters']['DaypartIn'];
/** Demographic to break down by. */
export type ParameterDemoFilterName = components['parameters']['DemoFilterName'];
/** Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas. */
export type ParameterDemographics = components['parameters']['Demographics'];
/** Kinds of channel to which the list is limited; no limit when absent. */
export type ParameterDemoSubType = components['parameters']['DemoSubType'];
/** Kinds of filter to list; `base` when absent. */
export type ParameterDemoType = components['parameters']['DemoType'];
/** Include only respondents on this type of device, both exposed and control. */
export type ParameterDeviceType = components['parameters']['DeviceType'];
/** Include only respondents on any of these types of device, both exposed and control. */
export type ParameterDeviceTypeIn = components['parameters']['DeviceTypeIn'];
/** Include only campaigns that end at this moment. */
export type ParameterEndDate = components['parameters']['EndDate'];
/** Include only campaigns that end at this moment or after it. */
export type ParameterEndDateGte = components['parameters']['EndDateGte'];
/** Include only campaigns that end at this moment or before it. */
export type ParameterEndDateLte = components['parameters']['EndDateLte'];
/** Exclude respondents reached in any of these channels; none when absent. */
export type ParameterExcludeChannels = components['parameters']['ExcludeChannels'];
/** Exclude campaigns of sub-groups of the account, relative to the given permission or, without one, to the caller's own; false when absent. */
export type ParameterExcludeSubGroups = components['parameters']['ExcludeSubGroups'];
/** Whether to exclude questions for targeted recruitment. */
export type ParameterExcludeTargetedRecruitment = components['parameters']['ExcludeTargetedRecruitment'];
/** Include only respondents who saw the campaign exactly this many times. */
export type ParameterFrequency = components['parameters']['Frequency'];
/** Include only respondents who saw the campaign at least this many times. */
export type ParameterFrequencyGte = components['parameters']['FrequencyGte'];
/** Include only respondents who saw the campaign any of these numbers of times. */
export type ParameterFrequencyIn = components['parameters']['FrequencyIn'];
/** Include only respondents who saw the campaign at most this many times. */
export type ParameterFrequencyLte = components['parameters']['FrequencyLte'];
/** Include only respondents whose number of exposures lies between these two bounds. */
export type ParameterFrequencyRange = components['parameters']['FrequencyRange'];
/** Id of the report. */
export type ParameterFrequencyReportId = components['parameters']['FrequencyReportId'];
/** Whether to add the required baseline questions to the draft settings; false when absent. */
export type ParameterIncludeBaselineQuestions = components['parameters']['IncludeBaselineQuestions'];
/** Whether to list the pixels of each group; false when absent. */
export type ParameterIncludeDetails = components['parameters']['IncludeDetails'];
/** Whether to list inactive mappings. */
export type ParameterIncludeInactive = components['parameters']['IncludeInactive'];
/** Whether to list the macros of each ad server; false when absent. */
export type ParameterIncludeParameters = components['parameters']['IncludeParameters'];
/** Include only campaigns whose industry name contains this text, ignoring case. */
export type ParameterIndustryIndustryNameIcontains = components['parameters']['IndustryIndustryNameIcontains'];
/** Search the names of campaign, client, industry, default question, target audiences and their questions, ignoring case; in campaign and client names accents are ignored too. */
export type ParameterKeyword = components['parameters']['Keyword'];
/** Include only mappings of partners on these channels; all when absent. */
export type ParameterMappingChannels = components['parameters']['MappingChannels'];
/** Include only impressions of this media channel. */
export type ParameterMediaChannel = components['parameters']['MediaChannel'];
/** Include only impressions of any of these media channels. */
export type ParameterMediaChannelIn = components['parameters']['MediaChannelIn'];
/** Include only names of this group. */
export type ParameterNameGroupId = components['parameters']['NameGroupId'];
/** Include only names that are similar to this text. */
export type ParameterNameLike = components['parameters']['NameLike'];
/** Include only impressions of this network. */
export type ParameterNetwork = components['parameters']['Network'];
/** Include only impressions of any of these networks. */
export type ParameterNetworkIn = components['parameters']['NetworkIn'];
/** Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items. */
export type ParameterPage = components['parameters']['Page'];
/** Maximum number of items per page; 10 when absent. Always set it; the document states no maximum. */
export type ParameterPageSize = components['parameters']['PageSize'];
/** Id of the campaign at the partner. */
export type ParameterPartnerCampaignId = components['parameters']['PartnerCampaignId'];
/** Channels that the partners report on. */
export type ParameterPartnerChannels = components['parameters']['PartnerChannels'];
/** Include only campaigns of this permission; takes precedence over `permission_id__in`. */
export type ParameterPermissionId = components['parameters']['PermissionId'];
/** Include only campaigns of any of these permissions; ignored if `permission_id` is sent. */
export type ParameterPermissionIdIn = components['parameters']['PermissionIdIn'];
/** Id of the pixel group. */
export type ParameterPixelGroupId = components['parameters']['PixelGroupId'];
/** Include only impressions of this group of placements. */
export type ParameterPlacementGroupId = components['parameters']['PlacementGroupId'];
/** Include only impressions of any of these groups of placements. */
export type ParameterPlacementGroupIdIn = components['parameters']['PlacementGroupIdIn'];
/** Include only impressions of this placement. */
export type ParameterPlacementId = components['parameters']['PlacementId'];
/** Include only impressions of any of these placements. */
export type ParameterPlacementIdIn = components['parameters']['PlacementIdIn'];
/** Whether an entry without `group_id` stays in its group; true when absent. When false, it is removed from its group and `group_id` becomes null. */
export type ParameterPreserveGroupIds = components['parameters']['PreserveGroupIds'];
/** Include only impressions of this group of publishers (sites). */
export type ParameterPublisherGroupId = components['parameters']['PublisherGroupId'];
/** Include only impressions of any of these groups of publishers (sites). */
export type ParameterPublisherGroupIdIn = components['parameters']['PublisherGroupIdIn'];
/** Include only impressions of this publisher (site). */
export type ParameterPublisherId = components['parameters']['PublisherId'];
/** Include only impressions of any of these publishers (sites). */
export type ParameterPublisherIdIn = components['parameters']['PublisherIdIn'];
/** Include only the question with this `question_id`. */
export type ParameterQuestionId = components['parameters']['QuestionId'];
/** Include only questions with any of these values of `question_id`. */
export type ParameterQuestionIdIn = components['parameters']['QuestionIdIn'];
/** Include only templates with this name. */
export type ParameterQuestionName = components['parameters']['QuestionName'];
/** Include only templates whose name contains this text, case-sensitive. */
export type ParameterQuestionNameContains = components['parameters']['QuestionNameContains'];
/** Include only templates whose name contains this text, ignoring case. */
export type ParameterQuestionNameIcontains = components['parameters']['QuestionNameIcontains'];
/** Include only templates with any of these names. */
export type ParameterQuestionNameIn = components['parameters']['QuestionNameIn'];
/** Include only campaigns with a question whose name contains this text, ignoring case. */
export type ParameterQuestionQuestionNameIcontains = components['parameters']['QuestionQuestionNameIcontains'];
/** Id of the question in the campaign, which is `id` of the question and not its `question_id`. */
export type ParameterQuestionsPk = components['parameters']['QuestionsPk'];
/** Include only questions of this type. */
export type ParameterQuestionType = components['parameters']['QuestionType'];
/** Include only questions of any of these types. */
export type ParameterQuestionTypeIn = components['parameters']['QuestionTypeIn'];
/** Id of the export, which is `report_export_id` in the response to its creation. */
export type ParameterReportExportId = components['parameters']['ReportExportId'];
/** Include only this respondent. */
export type ParameterRespondentId = components['parameters']['RespondentId'];
/** Include only respondents who answered the question with this `question_id`. */
export type ParameterRespondentQuestionId = components['parameters']['RespondentQuestionId'];
/** Type of the items: creatives, publishers or placements. */
export type ParameterSpcaType = components['parameters']['SpcaType'];
/** Include only campaigns that start at this moment. */
export type ParameterStartDate = components['parameters']['StartDate'];
/** Include only campaigns that start at this moment or after it. */
export type ParameterStartDateGte = components['parameters']['StartDateGte'];
/** Include only campaigns that start at this moment or before it. */
export type ParameterStartDateLte = components['parameters']['StartDateLte'];
/** Include only campaigns in this status. */
export type ParameterStatus = components['parameters']['Status'];
/** Include only campaigns in any of these statuses. */
export type ParameterStatusIn = components['parameters']['StatusIn'];
/** Include only parameters of these kinds; all when absent. */
export type ParameterTagTypeIn = components['parameters']['TagTypeIn'];
/** Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0. */
export type ParameterTargetAudienceIdIn = components['parameters']['TargetAudienceIdIn'];
/** Id of the country language. */
export type ParameterTemplateCountryLanguageId = components['parameters']['TemplateCountryLanguageId'];
/** Id of the industry. */
export type ParameterTemplateIndustryId = components['parameters']['TemplateIndustryId'];
/** What the questions are for. */
export type ParameterTemplateUsage = components['parameters']['TemplateUsage'];
/** Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC. */
export type ParameterTimestampGte = components['parameters']['TimestampGte'];
/** Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date. */
export type ParameterTimestampLte = components['parameters']['TimestampLte'];
/** Whether answers are grouped into buckets; true when absent. When false, each answer is a separate bucket. */
export type ParameterUseBuckets = components['parameters']['UseBuckets'];
/** How long to wait before the next call, as a number of seconds or as an HTTP date. */
export type HeaderRetryAfter = components['headers']['RetryAfter'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    listAdServers: {
        parameters: {
            query?: {
                /**
                 * @description Whether to list the macros of each ad server; false when absent.
                 * @example true
                 */
                include_parameters?: components["parameters"]["IncludeParameters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad servers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdServerList"];
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
    getAdServer: {
        parameters: {
            query?: {
                /**
                 * @description Include only parameters of these kinds; all when absent.
                 * @example [
                 *       "standard",
                 *       "custom"
                 *     ]
                 */
                tag_type__in?: components["parameters"]["TagTypeIn"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the ad server, as text here.
                 * @example 4
                 */
                id: components["parameters"]["AdServerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdServer"];
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
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Include only campaigns whose name contains this text, case-sensitive.
                 * @example Autumn
                 */
                campaign_name__contains?: components["parameters"]["CampaignNameContains"];
                /**
                 * @description Include only campaigns whose name contains this text, ignoring case.
                 * @example autumn
                 */
                campaign_name__icontains?: components["parameters"]["CampaignNameIcontains"];
                /**
                 * @description Include only campaigns whose name contains this text, ignoring case and accents.
                 * @example cafe
                 */
                campaign_name__unaccent__icontains?: components["parameters"]["CampaignNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of any of these types.
                 * @example [
                 *       "standard"
                 *     ]
                 */
                campaign_type__in?: components["parameters"]["CampaignTypeIn"];
                /**
                 * @description Include only campaigns with a target audience built on a question whose name contains this text, ignoring case.
                 * @example age
                 */
                campaigntargetaudience__target_audience_question_set__question__question_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns with a target audience whose name contains this text, ignoring case.
                 * @example parents
                 */
                campaigntargetaudience__target_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetNameIcontains"];
                /**
                 * @description Include only campaigns that run on the given channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channels__contains?: components["parameters"]["ChannelsContains"];
                /**
                 * @description Include only campaigns whose client name contains this text, case-sensitive.
                 * @example Alder
                 */
                client_name__contains?: components["parameters"]["ClientNameContains"];
                /**
                 * @description Include only campaigns whose client name contains this text, ignoring case.
                 * @example alder
                 */
                client_name__icontains?: components["parameters"]["ClientNameIcontains"];
                /**
                 * @description Include only campaigns whose client name contains this text, ignoring case and accents.
                 * @example senor
                 */
                client_name__unaccent__icontains?: components["parameters"]["ClientNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of this country language, given by its id.
                 * @example 9
                 */
                country_language?: components["parameters"]["CountryLanguage"];
                /**
                 * @description Include only campaigns of any of these country languages, given by their ids.
                 * @example [
                 *       "9",
                 *       "10"
                 *     ]
                 */
                country_language__in?: components["parameters"]["CountryLanguageIn"];
                /**
                 * @description Include only campaigns that end at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Include only campaigns that end at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                end_date__gte?: components["parameters"]["EndDateGte"];
                /**
                 * @description Include only campaigns that end at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                end_date__lte?: components["parameters"]["EndDateLte"];
                /**
                 * @description Exclude campaigns of sub-groups of the account, relative to the given permission or, without one, to the caller's own; false when absent.
                 * @example true
                 */
                exclude_sub_groups?: components["parameters"]["ExcludeSubGroups"];
                /**
                 * @description Include only campaigns whose industry name contains this text, ignoring case.
                 * @example beverages
                 */
                industry__industry_name__icontains?: components["parameters"]["IndustryIndustryNameIcontains"];
                /**
                 * @description Search the names of campaign, client, industry, default question, target audiences and their questions, ignoring case; in campaign and client names accents are ignored too.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Include only campaigns of this permission; takes precedence over `permission_id__in`.
                 * @example 5021
                 */
                permission_id?: components["parameters"]["PermissionId"];
                /**
                 * @description Include only campaigns of any of these permissions; ignored if `permission_id` is sent.
                 * @example [
                 *       "5021",
                 *       "5022"
                 *     ]
                 */
                permission_id__in?: components["parameters"]["PermissionIdIn"];
                /**
                 * @description Include only campaigns with a question whose name contains this text, ignoring case.
                 * @example awareness
                 */
                question__question_name__icontains?: components["parameters"]["QuestionQuestionNameIcontains"];
                /**
                 * @description Filter name to sort by; the document does not specify the order when it is absent.
                 * @example start_date
                 */
                sort_by?: components["parameters"]["CampaignSortBy"];
                /**
                 * @description Direction of the sort, ascending or descending.
                 * @example desc
                 */
                sort_order?: components["parameters"]["CampaignSortOrder"];
                /**
                 * @description Include only campaigns that start at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Include only campaigns that start at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                start_date__gte?: components["parameters"]["StartDateGte"];
                /**
                 * @description Include only campaigns that start at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                start_date__lte?: components["parameters"]["StartDateLte"];
                /**
                 * @description Include only campaigns in this status.
                 * @example live
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Include only campaigns in any of these statuses.
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
                 * @description Whether to add the required baseline questions to the draft settings; false when absent.
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
    listDemographicFilters: {
        parameters: {
            query?: {
                /**
                 * @description Kinds of channel to which the list is limited; no limit when absent.
                 * @example [
                 *       "ctv"
                 *     ]
                 */
                demo_sub_type?: components["parameters"]["DemoSubType"];
                /**
                 * @description Kinds of filter to list; `base` when absent.
                 * @example [
                 *       "base",
                 *       "taq"
                 *     ]
                 */
                demo_type?: components["parameters"]["DemoType"];
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
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemographicFilterList"];
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
    exportExcel: {
        parameters: {
            query?: never;
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
        /** @description Recipients and filters; may be an empty object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The export was requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelExport"];
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
    getExcelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the export, which is `report_export_id` in the response to its creation.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                id: components["parameters"]["ReportExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportStatus"];
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
    exportPowerPoint: {
        parameters: {
            query?: never;
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
        /** @description Recipients and filters; may be an empty object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The export was requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerPointExport"];
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
    getPowerPointExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the export, which is `report_export_id` in the response to its creation.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                id: components["parameters"]["ReportExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportStatus"];
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
    listFrequencyReports: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
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
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportPage"];
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
    createFrequencyReport: {
        parameters: {
            query?: never;
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
        /** @description Settings as JSON text, and optionally a CSV of ids. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FrequencyReportForm"];
            };
        };
        responses: {
            /** @description The report, as the only item of a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportList"];
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
    getFrequencyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the report.
                 * @example a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38
                 */
                id: components["parameters"]["FrequencyReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrequencyReportList"];
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
    getIpMatching: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
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
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
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
    configureIpMatching: {
        parameters: {
            query?: never;
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
        /** @description Sites and placements. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingConfiguration"];
            };
        };
        responses: {
            /** @description IP matching is configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatchingConfigured"];
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
    updateIpMatching: {
        parameters: {
            query?: never;
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
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingUpdate"];
            };
        };
        responses: {
            /** @description The state, with the updated ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
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
    createIpMatchingIds: {
        parameters: {
            query?: never;
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
        /** @description The ids. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpMatchingIds"];
            };
        };
        responses: {
            /** @description The state, with the created ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMatching"];
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
    listCampaignLift: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lift of each question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftResultList"];
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
    listPixelGroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether to list the pixels of each group; false when absent.
                 * @example true
                 */
                include_details?: components["parameters"]["IncludeDetails"];
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
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelGroupList"];
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
    createPixels: {
        parameters: {
            query?: never;
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
        /** @description The pixels. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixelsRequest"];
            };
        };
        responses: {
            /** @description The created groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPixelGroupList"];
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
    getPixelGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the pixel group.
                 * @example 61
                 */
                id: components["parameters"]["PixelGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelList"];
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
    updatePixelGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the pixel group.
                 * @example 61
                 */
                id: components["parameters"]["PixelGroupId"];
            };
            cookie?: never;
        };
        /** @description The pixels. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixelsRequest"];
            };
        };
        responses: {
            /** @description The updated pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelEntryList"];
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
                 * @description Include only the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["QuestionId"];
                /**
                 * @description Include only questions with any of these values of `question_id`.
                 * @example [
                 *       31877,
                 *       42
                 *     ]
                 */
                question_id__in?: components["parameters"]["QuestionIdIn"];
                /**
                 * @description Include only questions of this type.
                 * @example demographic
                 */
                question_type?: components["parameters"]["QuestionType"];
                /**
                 * @description Include only questions of any of these types.
                 * @example [
                 *       "demographic"
                 *     ]
                 */
                question_type__in?: components["parameters"]["QuestionTypeIn"];
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
    getCampaignQuestion: {
        parameters: {
            query?: never;
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
                id: components["parameters"]["CampaignQuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignQuestion"];
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
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description The lift, or only counts while there are too few respondents. */
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
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
    listLiftByAdLength: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description Lift of each ad length. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByAdLengthList"];
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
    listLiftByBucket: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description Lift of each bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByBucketList"];
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
    listLiftByCreative: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description Lift of each creative. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByCreativeList"];
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
    listLiftByCustomVariable: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
                 * @description Name of the custom variable.
                 * @example c1
                 */
                custom_var: components["parameters"]["CustomVar"];
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
            /** @description Lift of each value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByCustomVariableList"];
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
    listLiftByDaypart: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description Lift of each part of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDaypartList"];
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
    listLiftByDemographic: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
                /**
                 * @description Whether answers are grouped into buckets; true when absent. When false, each answer is a separate bucket.
                 * @example true
                 */
                use_buckets?: components["parameters"]["UseBuckets"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Demographic to break down by.
                 * @example demo_age
                 */
                demo_filter_name: components["parameters"]["DemoFilterName"];
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
            /** @description Lift of each bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByDemographicList"];
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
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
    listLiftByFrequency: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            /** @description Lift of each number of exposures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiftByFrequencyList"];
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
    listRespondents: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents who gave any of these answers.
                 * @example [
                 *       90211,
                 *       90212
                 *     ]
                 */
                answer_ids?: components["parameters"]["AnswerIds"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only respondents who answered the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["RespondentQuestionId"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
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
            /** @description One page of respondents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentPage"];
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
    exportRespondentsCsv: {
        parameters: {
            query?: {
                /**
                 * @description Include only impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Include only impressions whose ad channel matches this regular expression.
                 * @example ^mobile
                 */
                ad_channel__regex?: components["parameters"]["AdChannelRegex"];
                /**
                 * @description Include only impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Include only impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document does not state the unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Include only respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Include only impressions of this group of creatives.
                 * @example 41
                 */
                creative_group_id?: components["parameters"]["CreativeGroupId"];
                /**
                 * @description Include only impressions of any of these groups of creatives.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                creative_group_id__in?: components["parameters"]["CreativeGroupIdIn"];
                /**
                 * @description Include only impressions of this creative.
                 * @example crv-77
                 */
                creative_id?: components["parameters"]["CreativeId"];
                /**
                 * @description Include only impressions of any of these creatives.
                 * @example [
                 *       "crv-77",
                 *       "crv-77b"
                 *     ]
                 */
                creative_id__in?: components["parameters"]["CreativeIdIn"];
                /**
                 * @description Include only impressions whose custom variable 1 of the tracking tag has this value.
                 * @example segment-a
                 */
                custom_variables__c1?: components["parameters"]["CustomVariablesC1"];
                /**
                 * @description Include only impressions whose custom variable 2 of the tracking tag has this value.
                 * @example segment-b
                 */
                custom_variables__c2?: components["parameters"]["CustomVariablesC2"];
                /**
                 * @description Include only impressions whose custom variable 3 of the tracking tag has this value.
                 * @example segment-c
                 */
                custom_variables__c3?: components["parameters"]["CustomVariablesC3"];
                /**
                 * @description Include only impressions whose custom variable 4 of the tracking tag has this value.
                 * @example segment-d
                 */
                custom_variables__c4?: components["parameters"]["CustomVariablesC4"];
                /**
                 * @description Include only impressions whose custom variable 5 of the tracking tag has this value.
                 * @example segment-e
                 */
                custom_variables__c5?: components["parameters"]["CustomVariablesC5"];
                /**
                 * @description Include only impressions of this part of the day.
                 * @example early_morning
                 */
                daypart?: components["parameters"]["Daypart"];
                /**
                 * @description Include only impressions of any of these parts of the day.
                 * @example [
                 *       "early_morning",
                 *       "prime"
                 *     ]
                 */
                daypart__in?: components["parameters"]["DaypartIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Include only respondents on this type of device, both exposed and control.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Include only respondents on any of these types of device, both exposed and control.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
                /**
                 * @description Include only respondents who saw the campaign exactly this many times.
                 * @example 3
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Include only respondents who saw the campaign at least this many times.
                 * @example 2
                 */
                frequency__gte?: components["parameters"]["FrequencyGte"];
                /**
                 * @description Include only respondents who saw the campaign any of these numbers of times.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                frequency__in?: components["parameters"]["FrequencyIn"];
                /**
                 * @description Include only respondents who saw the campaign at most this many times.
                 * @example 10
                 */
                frequency__lte?: components["parameters"]["FrequencyLte"];
                /**
                 * @description Include only respondents whose number of exposures lies between these two bounds.
                 * @example [
                 *       2,
                 *       5
                 *     ]
                 */
                frequency__range?: components["parameters"]["FrequencyRange"];
                /**
                 * @description Include only impressions of this media channel.
                 * @example display
                 */
                media_channel?: components["parameters"]["MediaChannel"];
                /**
                 * @description Include only impressions of any of these media channels.
                 * @example [
                 *       "display",
                 *       "video"
                 *     ]
                 */
                media_channel__in?: components["parameters"]["MediaChannelIn"];
                /**
                 * @description Include only impressions of this network.
                 * @example ABC
                 */
                network?: components["parameters"]["Network"];
                /**
                 * @description Include only impressions of any of these networks.
                 * @example [
                 *       "ABC",
                 *       "NBC"
                 *     ]
                 */
                network__in?: components["parameters"]["NetworkIn"];
                /**
                 * @description Include only impressions of this group of placements.
                 * @example 41
                 */
                placement_group_id?: components["parameters"]["PlacementGroupId"];
                /**
                 * @description Include only impressions of any of these groups of placements.
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                placement_group_id__in?: components["parameters"]["PlacementGroupIdIn"];
                /**
                 * @description Include only impressions of this placement.
                 * @example plc-3381
                 */
                placement_id?: components["parameters"]["PlacementId"];
                /**
                 * @description Include only impressions of any of these placements.
                 * @example [
                 *       "plc-3381",
                 *       "plc-3381b"
                 *     ]
                 */
                placement_id__in?: components["parameters"]["PlacementIdIn"];
                /**
                 * @description Include only impressions of this group of publishers (sites).
                 * @example 41
                 */
                publisher_group_id?: components["parameters"]["PublisherGroupId"];
                /**
                 * @description Include only impressions of any of these groups of publishers (sites).
                 * @example [
                 *       "41",
                 *       "42"
                 *     ]
                 */
                publisher_group_id__in?: components["parameters"]["PublisherGroupIdIn"];
                /**
                 * @description Include only impressions of this publisher (site).
                 * @example site-204
                 */
                publisher_id?: components["parameters"]["PublisherId"];
                /**
                 * @description Include only impressions of any of these publishers (sites).
                 * @example [
                 *       "site-204",
                 *       "site-204b"
                 *     ]
                 */
                publisher_id__in?: components["parameters"]["PublisherIdIn"];
                /**
                 * @description Include only this respondent.
                 * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
                 */
                respondent_id?: components["parameters"]["RespondentId"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A header row, and one row per respondent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    listCampaignRespondentCsvColumns: {
        parameters: {
            query?: never;
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
            /** @description The columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentCsvColumnList"];
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
    listS2sMappings: {
        parameters: {
            query?: {
                /**
                 * @description Include only mappings of partners on these channels; all when absent.
                 * @example [
                 *       "digital"
                 *     ]
                 */
                channels?: components["parameters"]["MappingChannels"];
                /**
                 * @description Whether to list inactive mappings.
                 * @example true
                 */
                include_inactive?: components["parameters"]["IncludeInactive"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
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
            /** @description One page of mappings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2sMappingPage"];
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
    createS2sMappings: {
        parameters: {
            query?: never;
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
        /** @description The mappings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewS2sMapping"][];
            };
        };
        responses: {
            /** @description The created mappings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewS2sMappingList"];
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
    removeS2sMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                campaigns_pk: components["parameters"]["CampaignsPk"];
                /**
                 * @description Id of the campaign at the partner.
                 * @example str-881
                 */
                id: components["parameters"]["PartnerCampaignId"];
            };
            cookie?: never;
        };
        /** @description The partner. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["S2sMappingRemoval"];
            };
        };
        responses: {
            /** @description The mapping that was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedS2sMapping"];
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
    listTargetAudiences: {
        parameters: {
            query?: never;
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
            /** @description The audiences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetAudienceList"];
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
    updateLaunchedCampaign: {
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
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchedCampaignUpdate"];
            };
        };
        responses: {
            /** @description The updated campaign, with counts as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchedCampaign"];
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
                 * @description Whether to add the required baseline questions to the draft settings; false when absent.
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
            /** @description The updated campaign. */
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
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
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
    createOrUpdateGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description The groups. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Groups"];
            };
        };
        responses: {
            /** @description The groups, echoed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Groups"];
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
    removeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description Ids of the groups. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupIds"];
            };
        };
        responses: {
            /** @description The groups were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRemoval"];
                };
            };
            400: components["responses"]["GroupsNotRemoved"];
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
    getCampaignNames: {
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
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameSets"];
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
    assignCampaignNames: {
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
        /** @description Names; all three arrays are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameSets"];
            };
        };
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameSets"];
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
    listNames: {
        parameters: {
            query?: {
                /**
                 * @description Include only names of this group.
                 * @example 41
                 */
                group_id?: components["parameters"]["NameGroupId"];
                /**
                 * @description Include only names that are similar to this text.
                 * @example autumn
                 */
                name_like?: components["parameters"]["NameLike"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of names, in an array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamePage"][];
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
    assignNamesAndGroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether an entry without `group_id` stays in its group; true when absent. When false, it is removed from its group and `group_id` becomes null.
                 * @example false
                 */
                preserve_group_ids?: components["parameters"]["PreserveGroupIds"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        /** @description Names and groups. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAssignment"][];
            };
        };
        responses: {
            /** @description The updated names and groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedName"][];
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
    listNamesWithImpressions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94
                 */
                id: components["parameters"]["CampaignId"];
                /**
                 * @description Type of the items: creatives, publishers or placements.
                 * @example creative
                 */
                spca_type: components["parameters"]["SpcaType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of names, in an array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameEntryPage"][];
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
    getNonDemographicFilters: {
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
            /** @description The values, by filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NonDemographicFilters"];
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
    getCampaignOverviewLift: {
        parameters: {
            query?: {
                /**
                 * @description Include only respondents reached in any of these channels; all when absent.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channel__in?: components["parameters"]["ChannelIn"];
                /**
                 * @description Confidence level, between 0 and 1, of the margin and the significance of each result; 0.9 when absent.
                 * @example 0.95
                 */
                confidence_level?: components["parameters"]["ConfidenceLevel"];
                /**
                 * @description Confidence levels to test; `statistical_test` has one entry per level; 0.9 when absent.
                 * @example [
                 *       0.8,
                 *       0.85,
                 *       0.9,
                 *       0.95
                 *     ]
                 */
                confidence_level__in?: components["parameters"]["ConfidenceLevelIn"];
                /**
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`, and is sent as a separate query parameter. `__range` takes two bounds and `__in` takes a list, both separated by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Exclude respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and no audience with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Include only data from this moment or day on; if the data is daily, the value is read as a date. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Include only data up to this moment, or to the end of this day; if the data is daily, the value is read as a date.
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
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOverviewLift"];
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
    listCampaignQuestionTemplates: {
        parameters: {
            query: {
                /**
                 * @description What the questions are for.
                 * @example baseline
                 */
                usage: components["parameters"]["CampaignTemplateUsage"];
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
        requestBody?: never;
        responses: {
            /** @description The templates, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionTemplate"][];
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
    listTargetedRecruitmentOptions: {
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
            /** @description The options, as a bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetedRecruitmentOption"][];
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
    getCampaignSummary: {
        parameters: {
            query?: {
                /**
                 * @description Include only campaigns whose name contains this text, case-sensitive.
                 * @example Autumn
                 */
                campaign_name__contains?: components["parameters"]["CampaignNameContains"];
                /**
                 * @description Include only campaigns whose name contains this text, ignoring case.
                 * @example autumn
                 */
                campaign_name__icontains?: components["parameters"]["CampaignNameIcontains"];
                /**
                 * @description Include only campaigns whose name contains this text, ignoring case and accents.
                 * @example cafe
                 */
                campaign_name__unaccent__icontains?: components["parameters"]["CampaignNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of any of these types.
                 * @example [
                 *       "standard"
                 *     ]
                 */
                campaign_type__in?: components["parameters"]["CampaignTypeIn"];
                /**
                 * @description Include only campaigns with a target audience built on a question whose name contains this text, ignoring case.
                 * @example age
                 */
                campaigntargetaudience__target_audience_question_set__question__question_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns with a target audience whose name contains this text, ignoring case.
                 * @example parents
                 */
                campaigntargetaudience__target_name__icontains?: components["parameters"]["CampaigntargetaudienceTargetNameIcontains"];
                /**
                 * @description Include only campaigns that run on the given channels.
                 * @example [
                 *       "digital",
                 *       "social"
                 *     ]
                 */
                channels__contains?: components["parameters"]["ChannelsContains"];
                /**
                 * @description Include only campaigns whose client name contains this text, case-sensitive.
                 * @example Alder
                 */
                client_name__contains?: components["parameters"]["ClientNameContains"];
                /**
                 * @description Include only campaigns whose client name contains this text, ignoring case.
                 * @example alder
                 */
                client_name__icontains?: components["parameters"]["ClientNameIcontains"];
                /**
                 * @description Include only campaigns whose client name contains this text, ignoring case and accents.
                 * @example senor
                 */
                client_name__unaccent__icontains?: components["parameters"]["ClientNameUnaccentIcontains"];
                /**
                 * @description Include only campaigns of this country language, given by its id.
                 * @example 9
                 */
                country_language?: components["parameters"]["CountryLanguage"];
                /**
                 * @description Include only campaigns of any of these country languages, given by their ids.
                 * @example [
                 *       "9",
                 *       "10"
                 *     ]
                 */
                country_language__in?: components["parameters"]["CountryLanguageIn"];
                /**
                 * @description Include only campaigns that end at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Include only campaigns that end at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                end_date__gte?: components["parameters"]["EndDateGte"];
                /**
                 * @description Include only campaigns that end at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                end_date__lte?: components["parameters"]["EndDateLte"];
                /**
                 * @description Exclude campaigns of sub-groups of the account, relative to the given permission or, without one, to the caller's own; false when absent.
                 * @example true
                 */
                exclude_sub_groups?: components["parameters"]["ExcludeSubGroups"];
                /**
                 * @description Include only campaigns whose industry name contains this text, ignoring case.
                 * @example beverages
                 */
                industry__industry_name__icontains?: components["parameters"]["IndustryIndustryNameIcontains"];
                /**
                 * @description Search the names of campaign, client, industry, default question, target audiences and their questions, ignoring case; in campaign and client names accents are ignored too.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Include only campaigns of this permission; takes precedence over `permission_id__in`.
                 * @example 5021
                 */
                permission_id?: components["parameters"]["PermissionId"];
                /**
                 * @description Include only campaigns of any of these permissions; ignored if `permission_id` is sent.
                 * @example [
                 *       "5021",
                 *       "5022"
                 *     ]
                 */
                permission_id__in?: components["parameters"]["PermissionIdIn"];
                /**
                 * @description Include only campaigns with a question whose name contains this text, ignoring case.
                 * @example awareness
                 */
                question__question_name__icontains?: components["parameters"]["QuestionQuestionNameIcontains"];
                /**
                 * @description Include only campaigns that start at this moment.
                 * @example 2026-09-01T00:00:00Z
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Include only campaigns that start at this moment or after it.
                 * @example 2026-07-01T00:00:00Z
                 */
                start_date__gte?: components["parameters"]["StartDateGte"];
                /**
                 * @description Include only campaigns that start at this moment or before it.
                 * @example 2026-12-31T00:00:00Z
                 */
                start_date__lte?: components["parameters"]["StartDateLte"];
                /**
                 * @description Include only campaigns in this status.
                 * @example live
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Include only campaigns in any of these statuses.
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummary"];
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
    listCountryLanguages: {
        parameters: {
            query?: {
                /**
                 * @description Include only country languages that support these channels; all when absent.
                 * @example [
                 *       "digital"
                 *     ]
                 */
                channels?: components["parameters"]["CountryLanguageChannels"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguageList"];
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
    getCountryLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country language.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguage"];
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
    listCountryLanguageQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Whether to exclude questions for targeted recruitment.
                 * @example true
                 */
                exclude_targeted_recruitment?: components["parameters"]["ExcludeTargetedRecruitment"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the country language.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
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
                    "application/json": components["schemas"]["CountryLanguageQuestionList"];
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
    listCountryLanguageQuestionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country language.
                 * @example 9
                 */
                id: components["parameters"]["CountryLanguageId"];
                /**
                 * @description Id of the question.
                 * @example 43
                 */
                question_id: components["parameters"]["CountryLanguageQuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryLanguageQuestionOptionList"];
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
    listIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryList"];
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
    listQuestionTemplates: {
        parameters: {
            query: {
                /**
                 * @description Id of the country language.
                 * @example 9
                 */
                country_language_id: components["parameters"]["TemplateCountryLanguageId"];
                /**
                 * @description Id of the industry.
                 * @example 12
                 */
                industry_id: components["parameters"]["TemplateIndustryId"];
                /**
                 * @description Include only templates with this name.
                 * @example brand_awareness
                 */
                question_name?: components["parameters"]["QuestionName"];
                /**
                 * @description Include only templates whose name contains this text, case-sensitive.
                 * @example brand
                 */
                question_name__contains?: components["parameters"]["QuestionNameContains"];
                /**
                 * @description Include only templates whose name contains this text, ignoring case.
                 * @example BRAND
                 */
                question_name__icontains?: components["parameters"]["QuestionNameIcontains"];
                /**
                 * @description Include only templates with any of these names.
                 * @example [
                 *       "brand_awareness",
                 *       "purchase_intent"
                 *     ]
                 */
                question_name__in?: components["parameters"]["QuestionNameIn"];
                /**
                 * @description What the questions are for.
                 * @example lift
                 */
                usage: components["parameters"]["TemplateUsage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionTemplateList"];
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
    listRespondentCsvColumns: {
        parameters: {
            query?: {
                /**
                 * @description Kind of id that the export uses; the document states no default.
                 * @example respondent_id
                 */
                columns_for?: components["parameters"]["ColumnsFor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentCsvColumnList"];
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
    listS2sPartners: {
        parameters: {
            query: {
                /**
                 * @description Channels that the partners report on.
                 * @example [
                 *       "linear_tv",
                 *       "digital"
                 *     ]
                 */
                channels: components["parameters"]["PartnerChannels"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2sPartnerGroupList"];
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
    listTagQueryParameters: {
        parameters: {
            query?: {
                /**
                 * @description Include only parameters of these kinds; all when absent.
                 * @example [
                 *       "standard",
                 *       "custom"
                 *     ]
                 */
                tag_type__in?: components["parameters"]["TagTypeIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagQueryParameterList"];
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
