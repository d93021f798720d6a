// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

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
         * @description Ad servers that tracking tags can be made for.
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
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List demographic filters
         * @description Demographics that the lift and respondents of a campaign can be filtered by.
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
         * @description Has an Excel report made and a link to it sent by e-mail. The answer is empty, so the id of the export is not in it.
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
         * @description How far an Excel report has come, and where to download it until it expires.
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
         * @description Has a PowerPoint report made and a link to it sent by e-mail.
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
         * @description How far a PowerPoint report has come, and where to download it until it expires.
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
         * @description Frequency reports of a campaign, one page at a time.
         */
        get: operations["listFrequencyReports"];
        put?: never;
        /**
         * Create a frequency report
         * @description Has a frequency report made for the respondents or sessions of a CSV, or for those of `survey_ids` when none is sent. The report is generated in the background.
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
         * @description One frequency report, as the single item of a list.
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
         * @description How IP matching of a campaign stands, with its sites and placements one page at a time.
         */
        get: operations["getIpMatching"];
        put?: never;
        /**
         * Configure IP matching
         * @description Says for which sites and placements IP matching is on or off.
         */
        post: operations["configureIpMatching"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update IP matching
         * @description Switches IP matching on or off for the campaign or for some of its sites and placements. Fails when some of the ids do not exist.
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
         * @description Compares exposed with control respondents on every question of a campaign. Refreshed daily until the campaign ends; figures are there once `total_count` is more than 50.
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
         * @description Pixel groups of a campaign.
         */
        get: operations["listPixelGroups"];
        put?: never;
        /**
         * Create pixels
         * @description Makes pixels that count impressions of a campaign.
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
         * @description Pixels of one group.
         */
        get: operations["getPixelGroup"];
        /**
         * Update a pixel group
         * @description Sets the pixels of one group; the body is that of creation.
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
    "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question of a campaign
         * @description One question with the answers it offers.
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
         * @description Calculates lift: compares exposed with control respondents on one question. Refreshed daily until the campaign ends; figures are there once `total_count` is more than 50.
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
         * @description Lift of one question, broken down into buckets. The brand lift document does not name what the buckets are of.
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
         * @description Lift of one question, broken down by a demographic. The names here are the ones that `filters` of an export takes.
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
         * @description Respondents of a campaign that meet all filters, with answers, impressions and demographics, one page at a time.
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
         * @description All respondents of a campaign that meet all filters, with demographics, impressions and answers. May be large; read it as a stream.
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
         * @description Columns that an export of this campaign can have.
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
         * @description Campaigns at partners that belong to a campaign, one page at a time.
         */
        get: operations["listS2sMappings"];
        put?: never;
        /**
         * Create S2S mappings
         * @description Maps campaigns at partners to a campaign; the body is a bare array.
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
         * @description Removes the mapping of one campaign at a partner. The partner is named in a body, which must travel although the method is DELETE.
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
         * @description Audiences that the lift of a campaign can be filtered by.
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
         * @description One campaign in full, with its targeted recruitment.
         */
        get: operations["getCampaign"];
        /**
         * Update a launched campaign
         * @deprecated
         * @description Changes name, client name, end date and counts of a live or complete campaign by the rules of `updateCampaign`, which replaces it. Survey quotas follow in the background at 6 and 18 UTC.
         */
        put: operations["updateLaunchedCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Changes what the body names. A draft may change in everything. A live or complete campaign may change its name, its client name and its end date, which may move either way but never to less than a day from now; its expected impressions may only rise, by at least 1,000,000 on digital, 5,000,000 on linear TV and 300,000 on social, with at least a day remaining. A complete campaign becomes live again when its end date or its counts are updated. Survey quotas follow in the background at 6 and 18 UTC.
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
         * @description Groups of creatives, publishers or placements of a campaign.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create or update groups
         * @description Creates the groups without `group_id` and updates the others. Sent twice, it creates twice.
         */
        post: operations["createOrUpdateGroups"];
        /**
         * Remove groups
         * @description Removes groups. Their ids are named in a body, which must travel although the method is DELETE. When some do not exist, none is removed.
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
         * @description Confirms the campaign and starts the creation of its survey, which cannot change afterwards; respondents are recruited from the start date on. Takes no body. The setup of the draft must be complete, else 400. A campaign launches once; any but a draft is refused with 409.
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
         * @description Names of all creatives, placements and publishers of a campaign.
         */
        get: operations["getCampaignNames"];
        put?: never;
        /**
         * Assign names
         * @description Gives names to creatives, placements and publishers of a campaign.
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
         * @description Names of the creatives, publishers or placements of a campaign, one page at a time; the page stands in a bare array.
         */
        get: operations["listNames"];
        put?: never;
        /**
         * Assign names and groups
         * @description Gives names and groups to creatives, publishers or placements of a campaign; body and answer are bare arrays.
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
         * @description Creatives, publishers or placements of a campaign with names, groups and impressions, one page at a time; the page stands in a bare array.
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
         * @description Devices, creatives, placements, publishers, frequencies, channels and other values that the lift of a campaign can be filtered by.
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
         * @description Lift of the default question together with days, impressions and completes.
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
         * @description Templates that fit a campaign as it is set up. Has no templates for extra questions.
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
         * @description Qualifications that the setup of a campaign can recruit by.
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
         * @description How many of the campaigns that meet all filters are live, pending and completed.
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
         * @description Countries and languages that respondents can be recruited in, whose ids a campaign takes as `country_language_id`.
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
         * @description Screening questions that qualifications can be built on.
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
         * @description Answers that a screening question offers, with the precodes that qualifications take.
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
         * @description Industries, whose ids a campaign takes as `industry_id`.
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
         * @description Templates for one use of questions, one country language and one industry; draft questions start from them.
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
         * @description Columns that an export can have, for one kind of id.
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
         * @description Partners that report impressions from server to server.
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
         * @description Query parameters that a tracking tag can carry.
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
        /** @description Some of the groups do not exist and none was removed, or a field breaks a rule. */
        GroupsNotRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GroupRemoval"] | components["schemas"]["FieldErrors"];
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
         * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
         * @example 30
         */
        AdDuration: number;
        /**
         * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
         * @description Id of the question in the campaign, which is `id` of the question and not its `question_id`.
         * @example 48120
         */
        CampaignQuestionId: number;
        /**
         * @description Filter name to sort by; the document names no order for when it is absent.
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
         * @description What the questions are for.
         * @example baseline
         */
        CampaignTemplateUsage: "lift" | "baseline" | "social" | "ots";
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
         * @description Kind of id that the export goes by; the document names no default.
         * @example respondent_id
         */
        ColumnsFor: "session_id" | "respondent_id" | "survey_id";
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
         * @description Keep country languages that support these channels; all when absent.
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
         * @description Keep campaigns of any of these country languages, given by their ids.
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
         * @description Name of the custom variable.
         * @example c1
         */
        CustomVar: string;
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
         * @description Demographic to break down by.
         * @example demo_age
         */
        DemoFilterName: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region";
        /**
         * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
         * @example {
         *       "demo_age__range": "18,34",
         *       "demo_gender__in": "1,2"
         *     }
         */
        Demographics: {
            [key: string]: string;
        };
        /**
         * @description Kinds of channel to narrow the list to; none when absent.
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
         * @description Keep respondents on this type of device, exposed and control ones alike.
         * @example mobile
         */
        DeviceType: string;
        /**
         * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
         * @description Whether to leave out questions for targeted recruitment.
         * @example true
         */
        ExcludeTargetedRecruitment: boolean;
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
         * @description Id of the report.
         * @example a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38
         */
        FrequencyReportId: string;
        /**
         * @description Whether to add the baseline questions that are required to the draft settings; false when absent.
         * @example true
         */
        IncludeBaselineQuestions: boolean;
        /**
         * @description Whether to list the pixels of each group; false when absent.
         * @example true
         */
        IncludeDetails: boolean;
        /**
         * @description Whether to list mappings that no longer count.
         * @example true
         */
        IncludeInactive: boolean;
        /**
         * @description Whether to list the macros of each ad server; false when absent.
         * @example true
         */
        IncludeParameters: boolean;
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
         * @description Keep mappings of partners on these channels; all when absent.
         * @example [
         *       "digital"
         *     ]
         */
        MappingChannels: ("linear_tv" | "digital")[];
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
         * @description Keep names of this group.
         * @example 41
         */
        NameGroupId: number;
        /**
         * @description Keep names that resemble this text.
         * @example autumn
         */
        NameLike: string;
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
         * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
         * @description Id of the pixel group.
         * @example 61
         */
        PixelGroupId: number;
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
         * @description Whether an entry without `group_id` keeps the group it has; true when absent. When false, it leaves its group and `group_id` becomes null.
         * @example false
         */
        PreserveGroupIds: boolean;
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
         * @description Keep the question with this `question_id`.
         * @example 31877
         */
        QuestionId: number;
        /**
         * @description Keep questions with any of these values of `question_id`.
         * @example [
         *       31877,
         *       42
         *     ]
         */
        QuestionIdIn: number[];
        /**
         * @description Keep templates with this name.
         * @example brand_awareness
         */
        QuestionName: string;
        /**
         * @description Keep templates whose name contains this text, letter for letter.
         * @example brand
         */
        QuestionNameContains: string;
        /**
         * @description Keep templates whose name contains this text in any case.
         * @example BRAND
         */
        QuestionNameIcontains: string;
        /**
         * @description Keep templates with any of these names.
         * @example [
         *       "brand_awareness",
         *       "purchase_intent"
         *     ]
         */
        QuestionNameIn: string[];
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
         * @description Keep questions of this type.
         * @example demographic
         */
        QuestionType: string;
        /**
         * @description Keep questions of any of these types.
         * @example [
         *       "demographic"
         *     ]
         */
        QuestionTypeIn: string[];
        /**
         * @description Id of the export, `report_export_id` where it was asked for.
         * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
         */
        ReportExportId: string;
        /**
         * @description Keep this respondent alone.
         * @example 5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31
         */
        RespondentId: string;
        /**
         * @description Keep respondents who answered the question with this `question_id`.
         * @example 31877
         */
        RespondentQuestionId: number;
        /**
         * @description What the names and groups are of.
         * @example creative
         */
        SpcaType: components["schemas"]["SpcaType"];
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
         * @description Keep parameters of these kinds; all when absent.
         * @example [
         *       "standard",
         *       "custom"
         *     ]
         */
        TagTypeIn: components["schemas"]["TagType"][];
        /**
         * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
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
         * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
         * @example 2026-09-01T00:00:00Z
         */
        TimestampGte: string;
        /**
         * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
         * @example 2026-09-30T23:59:59Z
         */
        TimestampLte: string;
        /**
         * @description Whether answers are gathered into buckets; true when absent. When false, each answer is its own bucket.
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
 * @description An ad server that tracking tags are made for.
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
    /** @description Macros that it fills in; the list of ad servers has them only on request. */
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
/** @description Figures of one answer, or of answers shown as one. */
export type AnswerBreakdown = {
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
export interface AnswerMeta {
    /** @description Brands offered beside it. */
    competitors?: string[];
    /** @description Advertised brand, whose choice counts as in target. */
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
     * @description Id of its group; null when it is in none.
     */
    group_id?: number | null;
    /** @description Id of the creative, publisher or placement. */
    id: string;
    /** @description Name given to it. */
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
     * @description Id of the campaign; it goes into the tracking tag on the creatives.
     */
    campaign_id: string;
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /**
     * @description Kind of study; more than the known one may come.
     * @example standard
     */
    campaign_type?: "standard" | (string & {});
    /** @description Channels that the campaign advertises on, at most 3. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description Advertiser that the study is made for, at most 300 characters. */
    client_name?: string | null;
    /**
     * Format: int64
     * @description Id of the survey of the control group; there is none before launch.
     */
    control_survey_id?: number;
    /**
     * Format: int64
     * @description Id of the country and language that respondents are recruited in.
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
    /** @description What is wrong with the campaign, one text each; empty when nothing is. */
    errors?: string[];
    expected_impressions_count?: components["schemas"]["ExpectedImpressions"];
    /**
     * Format: int64
     * @description Id of the survey of the exposed group; there is none before launch.
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
     * @description Id of the permission that the campaign falls under; the list filters take it as text.
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
    /** @description Version of the population figures that respondents are weighted to. */
    weighting_targets_baseline_version?: string;
}
/** @description A campaign as read alone, with whom it recruits on purpose. */
export type CampaignDetail = {
    targeted_recruitment?: components["schemas"]["TargetedRecruitment"];
} & components["schemas"]["Campaign"];
/** @description What a new campaign starts from. */
export interface CampaignDraft {
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
    /**
     * Format: int64
     * @description Id of the country and language to recruit in, from the country languages.
     */
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
/** @description Lift of the default question and how far the campaign has come. */
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
     * @description Number of items on this page, which may be fewer than asked for.
     */
    page_size: number;
    /** @description Filter name that the campaigns are sorted by. */
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
/** @description A question with the answers it offers. */
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
 * @description Where a campaign stands: `draft` until its launch, `pending` until its start date, `live` until its end date, then `complete`.
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
/** @description What to change of a campaign; an absent field stays as it is, and no default applies. */
export interface CampaignUpdate {
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /** @description Channels that the campaign advertises on, at most 3; fixed after launch. */
    channels?: components["schemas"]["Channel"][] | null;
    /** @description Advertiser that the study is made for, at most 300 characters. */
    client_name?: string | null;
    /**
     * Format: int64
     * @description Id of the country and language to recruit in; fixed after launch.
     */
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
    /**
     * Format: int64
     * @description Id of the advertiser's industry; fixed after launch.
     */
    industry_id?: number | null;
    /**
     * Format: date-time
     * @description When recruitment of respondents begins; fixed after launch.
     */
    start_date?: string;
}
/**
 * @description Channel that a campaign advertises on.
 * @example digital
 * @enum {string}
 */
export type Channel = "digital" | "linear_tv" | "social";
/**
 * @description A country and a language that respondents can be recruited in.
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
     * @description Continent of the country; more than the known one may come.
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
    /** @description Channels that can be measured here; more than the known one may come. */
    supported_channels?: ("digital" | (string & {}))[];
    /** @description Id of the population figures that respondents are weighted to. */
    weighting_targets_baseline_id?: string;
    /** @description Population figures by name; the document gives no keys. */
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
 * @description An answer that a screening question offers.
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
/** @description A pixel group as it was made. */
export interface CreatedPixelGroup {
    /** @description Pixels of the group. */
    campaign_pixels?: components["schemas"]["PixelEntry"][];
    /**
     * Format: int64
     * @description Id of the group.
     */
    id: number;
}
/** @description Pixel groups as they were made. */
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
/** @description A demographic that lift can be filtered by. */
export interface DemographicFilter {
    /** @description Whether the filter has buckets. */
    bucket_enabled?: boolean;
    /** @description How answers fall into buckets, as text. */
    bucket_map?: string;
    /** @description Id of the country language, as text here. */
    country_language_id?: string;
    /**
     * @description Kind of filter; more than the known one may come.
     * @example deprecated
     */
    demo_type?: "deprecated" | (string & {});
    /**
     * @description Name to send as a query parameter, alone or with `__range`, `__gte`, `__lte` or `__in`; more than the known ones may come.
     * @example demo_age
     * @example demo_hhi
     * @example demo_hhi_int
     * @example demo_education
     * @example demo_gender
     * @example demo_region
     */
    filter_name?: "demo_age" | "demo_hhi" | "demo_hhi_int" | "demo_education" | "demo_gender" | "demo_region" | (string & {});
    /** @description Name for people. */
    label?: string;
    /** @description Name of the screening question behind it. */
    marketplace_name?: string;
    /** @description How that question is answered. */
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
    /** @description Name for people. */
    label?: string;
    /** @description Short name for people. */
    short_label?: string;
    /** @description Type of the value. */
    type?: string;
    /** @description Value to send in the filter. */
    value?: string;
}
/**
 * @description What the respondent answered to one demographic question.
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
    /** @description Name of the filter that it feeds. */
    filter_name?: string;
    /** @description Id of the question, as text here. */
    question_id?: string;
}
/** @description Why a call was refused, in words. */
export interface Detail {
    /** @description The reason, in words; for people, not for programs to compare. */
    detail: string;
}
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
export type DraftQuestion = {
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
export interface DraftSettings {
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
}
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
export interface DraftTargetAudience {
    /**
     * @description Whether lift is filtered by it when no audience is asked for; false when absent.
     * @default false
     */
    is_default?: boolean;
    /** @description What a respondent must answer to belong to it. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description Name of the audience. */
    target_name?: string;
}
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
     * @description Impressions expected on digital channels; once the campaign is launched they may only be raised, by at least 1,000,000.
     */
    digital?: number;
    /**
     * Format: int64
     * @description Impressions expected on linear TV; once the campaign is launched they may only be raised, by at least 5,000,000.
     */
    linear_tv?: number;
    /**
     * Format: int64
     * @description Impressions expected on social channels; once the campaign is launched they may only be raised, by at least 300,000.
     */
    social?: number;
}
/** @description To whom an export goes and what it holds. */
export interface ExportRequest {
    /** @description Message to send along. */
    email_message?: string;
    /** @description Filters as `<name>=<value>`, with names from the breakdown by demographic. */
    filters?: string[];
    /** @description E-mail addresses separated by commas; the requesting user's own when absent. */
    to_emails?: string;
}
/** @description How far an export has come. */
export interface ExportStatus {
    /**
     * Format: uuid
     * @description Id of the campaign.
     */
    campaign_id?: string;
    /**
     * Format: date-time
     * @description When the report stops being available.
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
    /** @description Where to download the report; null until it is available. */
    s3_url?: string | null;
}
/** @description What is wrong with a request, by the name of the field. */
export interface FieldErrors {
    [key: string]: string[];
}
/**
 * @description A value that lift can be filtered by.
 * @example {
 *       "label": "Early morning",
 *       "short_label": "Early",
 *       "value": "early_morning"
 *     }
 */
export interface FilterOption {
    /** @description Name for people. */
    label?: string;
    /** @description Short name for people. */
    short_label?: string;
    /** @description Value to send in the filter. */
    value?: string;
}
/**
 * @description A value that lift can be filtered by, as the service writes it; the document gives no type.
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
     * @description When the report was asked for.
     */
    created_at?: string;
    /** @description Why the report failed. */
    error?: string;
    /** @description Whether impressions after the interview are left out. */
    filter_impressions_by_timestamp?: boolean;
    /**
     * Format: uuid
     * @description Id of the report.
     */
    frequency_report_id: string;
    /** @description Columns of the report; the document gives no keys. */
    output_columns?: {
        [key: string]: unknown;
    };
    /** @description Name of the report. */
    report_name?: string;
    /**
     * @description How far the report has come; more than the known value may come.
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
    /** @description Ids of respondents or sessions, one a line; absent when `survey_ids` says whom to report on. */
    csv?: string;
    /** @description A FrequencyReportRequest as JSON text. */
    json: string;
}
/** @description One frequency report, as the single item of a list. */
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
     * @description Number of items on this page, which may be fewer than asked for.
     */
    page_size: number;
    /**
     * Format: int64
     * @description Number of items on all pages.
     */
    total_items: number;
}
/**
 * @description What the report is to hold; sent as JSON text in the part `json`.
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
     * @description What the ids of the CSV are.
     * @enum {string}
     */
    csv_ids_type?: "respondent_id" | "session_id";
    /** @description Whether to leave out impressions after the interview. */
    filter_impressions_by_timestamp: boolean;
    /** @description Columns of the report; the document gives no keys. */
    output_columns: {
        [key: string]: unknown;
    };
    /** @description Surveys to take the ids of respondents from; needed when no CSV is sent. */
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
    /** @description Whether the line stands for none of the above. */
    none_of_the_above?: boolean;
    /**
     * Format: int64
     * @description Place of the line.
     */
    order?: number;
    /** @description Text that the respondent reads. */
    text?: string;
    /** @description Heading of the line. */
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
/** @description What came of removing groups. */
export interface GroupRemoval {
    /** @description What went wrong, in words; null when all groups are gone. */
    error?: string | null;
    /** @description What went wrong with each group; empty when all are gone. */
    error_details?: components["schemas"]["GroupRemovalError"][];
    /** @description What was done, in words. */
    message: string;
}
/**
 * @description What went wrong with one group.
 * @example {
 *       "scope": "ids",
 *       "title": "Unknown group",
 *       "detail": "Group 99 does not exist."
 *     }
 */
export interface GroupRemovalError {
    /** @description The error, in words. */
    detail?: string;
    /** @description What the error is about. */
    scope?: string;
    /** @description The error, in short. */
    title?: string;
}
/** @description Groups to create or update, and the answer that echoes them. */
export interface Groups {
    /** @description Groups. */
    groups?: components["schemas"]["GroupEntry"][];
}
/** @description One time that the respondent saw the campaign; TV fields are there for TV alone. */
export interface Impression {
    /** @description Ad channel. */
    ad_channel?: string;
    /**
     * Format: int64
     * @description Length of the ad; the document gives no unit.
     */
    ad_duration?: number;
    /**
     * Format: date-time
     * @description When the ad began.
     */
    ad_start_timestamp?: string;
    /**
     * @description Age group that the airing leans to; more than the known one may come.
     * @example 18-34
     */
    age_skew?: "18-34" | (string & {});
    /**
     * @description Kind of airing; more than the known one may come.
     * @example national_unsupported
     */
    airing_type?: "national_unsupported" | (string & {});
    /** @description Brand advertised. */
    brand?: string;
    /**
     * @description How the airing was bought; more than the known one may come.
     * @example national
     */
    buy_type?: "national" | (string & {});
    /** @description Id of the creative. */
    creative_id?: string;
    /** @description Custom variables of the tracking tag; the document gives no keys. */
    custom_variables?: {
        [key: string]: unknown;
    };
    /**
     * @description Day of the week; more than the known one may come.
     * @example sunday
     */
    day_of_week?: "sunday" | (string & {});
    /**
     * @description Part of the day; more than the known one may come.
     * @example early_morning
     */
    daypart?: "early_morning" | (string & {});
    /**
     * @description Type of device; more than the known one may come.
     * @example mobile
     */
    device_type?: "mobile" | (string & {});
    /**
     * @description Gender that the airing leans to; more than the known one may come.
     * @example male
     */
    gender_skew?: "male" | (string & {});
    /**
     * Format: uuid
     * @description Id of the impression.
     */
    impression_id?: string;
    /**
     * @description Kind of impression; more than the known one may come.
     * @example desktop_web
     */
    impression_type?: "desktop_web" | (string & {});
    /** @description Media channel. */
    media_channel?: string;
    /** @description Network that aired it. */
    network?: string;
    /**
     * @description Whether the program was new; more than the known value may come.
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
     * @description Place in the commercial break, as a letter; more than the known one may come.
     * @example s
     */
    pod_position_letter?: "s" | (string & {});
    /**
     * Format: int64
     * @description Place in the commercial break.
     */
    pod_position_numeric?: number;
    /** @description Product advertised. */
    product?: string;
    /** @description Program that it aired in. */
    program?: string;
    /** @description Genre of the program. */
    program_genre?: string;
    /** @description Genre within the genre. */
    program_sub_genre?: string;
    /**
     * @description Kind of program; more than the known one may come.
     * @example national
     */
    program_type?: "national" | (string & {});
    /** @description Id of the publisher (site). */
    publisher_id?: string;
    /** @description Cost of the spot, as text; the document gives no currency. */
    spot_cost?: string;
    /**
     * Format: int64
     * @description How much later than aired it was seen; the document gives no unit.
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
 * @description An industry that a campaign can belong to; other fields may come.
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
/** @description How IP matching of a campaign stands. */
export interface IpMatching {
    /**
     * @description How matching was enabled; more than the known value may come.
     * @example manual
     */
    enablement_status?: "manual" | (string & {});
    /** @description What went wrong, one text each. */
    errors?: string[];
    /** @description Whether matching is on for the campaign. */
    is_enabled?: boolean;
    /** @description Sites and placements. */
    items?: components["schemas"]["IpMatchingItem"][];
    /**
     * Format: int64
     * @description Number of this page of the sites and placements, counted from 1; in the answer to a read.
     */
    page?: number;
    /**
     * Format: int64
     * @description Number of items on this page; in the answer to a read.
     */
    page_size?: number;
    /**
     * Format: int64
     * @description Number of items on all pages; in the answer to a read.
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
    /** @description Whether matching is to be on. */
    is_enabled?: boolean;
}
/** @description Which sites and placements to match, and whether. */
export interface IpMatchingConfiguration {
    /** @description Whether matching is to be on. */
    enabled: boolean;
    /** @description Sites and placements. */
    ids: components["schemas"]["IpMatchingTarget"][];
}
/**
 * @description An object without fields; reading the state says what is configured.
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
    /** @description Key that it is looked up by. */
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
 * @description What an IP matching id is the id of; more than the known values may come.
 * @example placement_id
 */
export type IpMatchingType = "site_id" | "placement_id" | (string & {});
/** @description What to switch on or off. */
export interface IpMatchingUpdate {
    /** @description Sites and placements to change; all must exist. */
    ids?: components["schemas"]["IpMatchingChange"][];
    /** @description Whether matching is to be on for the campaign. */
    is_enabled?: boolean;
}
/** @description Says that the campaign was created and its survey is on the way. */
export interface LaunchConfirmation {
    /** @description The confirmation, in words. */
    detail: string;
}
/** @description What the deprecated update answers, with counts as text. */
export interface LaunchedCampaign {
    /** @description Name of the campaign. */
    campaign_name?: string;
    /** @description Advertiser that the study is made for. */
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
/** @description What to change of a live or complete campaign; an absent field stays as it is. */
export interface LaunchedCampaignUpdate {
    /** @description Name of the campaign, 1 to 300 characters. */
    campaign_name?: string;
    /** @description Advertiser that the study is made for, at most 300 characters. */
    client_name?: string;
    /**
     * Format: date-time
     * @description When the campaign ends; earlier or later than before, but never less than a day from now.
     */
    end_date?: string;
    /**
     * Format: int64
     * @description Impressions expected on digital channels; may only rise, by at least 1,000,000.
     */
    expected_impressions_count?: number;
    /**
     * Format: int64
     * @description Impressions expected on linear TV; may only rise, by at least 5,000,000.
     */
    expected_impressions_count_linear_tv?: number;
    /**
     * Format: int64
     * @description Impressions expected on social channels; may only rise, by at least 300,000.
     */
    expected_impressions_count_social?: number;
}
/** @description Lift of one part of the campaign, before the fields that name the part. */
export type LiftBreakdown = {
    /**
     * Format: double
     * @description Share of the campaign's impressions that fall in this part, 0 to 100.
     */
    impression_share_percentage?: number;
    /**
     * Format: double
     * @description Probability of a difference at least this large when there is none, 0 to 1; some breakdowns bring it in place of level and margin.
     */
    p_value?: number | null;
} & components["schemas"]["LiftResult"];
/** @description Lift among respondents reached in one ad channel. */
export type LiftByAdChannel = {
    /** @description Ad channel, as data carries it. */
    ad_channel?: string;
    /** @description Ad channel, as people read it. */
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
     * @description Length of the ad; the document gives no unit.
     */
    ad_length?: number;
    /** @description Length, as people read it. */
    ad_length_name?: string;
} & components["schemas"]["LiftBreakdown"];
/** @description Lift by ad length. */
export interface LiftByAdLengthList {
    /** @description One entry for each length. */
    items: components["schemas"]["LiftByAdLength"][];
}
/** @description Lift among the respondents of one bucket; the document does not name what the buckets are of. */
export type LiftByBucket = {
    /** @description Name of the bucket. */
    bucket_name?: string;
    /**
     * Format: int64
     * @description Place of the bucket.
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
    /** @description Part of the day, as data carries it. */
    daypart?: string;
    /** @description Part of the day, as people read it. */
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
     * @description Place of the bucket.
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
    /** @description Device, as data carries it. */
    device?: string;
    /** @description Device, as people read it. */
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
     * @description Place of the bucket.
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
     * @description Level that the margin and the significance beside it hold at, between 0 and 1.
     */
    confidence_level?: number;
    /**
     * Format: int64
     * @description Respondents who did not see it.
     */
    control_count?: number;
    /**
     * Format: double
     * @description In-target share of the control group, 0 to 100; null until there are enough respondents, and where no answer is in target.
     */
    control_percentage?: number | null;
    /**
     * Format: int64
     * @description Respondents who saw the campaign.
     */
    exposed_count?: number;
    /**
     * Format: double
     * @description In-target share of the exposed group, 0 to 100; null until there are enough respondents, and where no answer is in target.
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
     * @description Exposed share less control share, in percentage points; null until there are enough respondents, and where no answer is in target.
     */
    lift_percentage?: number | null;
    /**
     * Format: double
     * @description Half the width of the interval around the lift, in percentage points; null until there are enough respondents, and where no answer is in target.
     */
    margin_of_error?: number | null;
    /** @description One test for each level asked for; empty until there are enough respondents, and where no answer is in target. */
    statistical_test?: components["schemas"]["StatisticalTest"][];
    /** @description Whether the lift differs from zero at `confidence_level`; null until there are enough respondents, and where no answer is in target. It may be true while `enough_sample_size` is false: read both. */
    statistically_significant?: boolean | null;
    /**
     * Format: int64
     * @description Respondents of both groups, the measure of pacing; lift is there only when they are more than 50.
     */
    total_count?: number;
}
/** @description Lift of one question, exposed against control. */
export type LiftResult = {
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
    /** @description Name given to it. */
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
     * @description Id of the group to put it in; `preserve_group_ids` says what happens when absent.
     */
    group_id?: number;
    /** @description Id of the creative, publisher or placement; not empty. */
    id: string;
    /** @description Name to give it. */
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
    /** @description Id of its group, as text or integer; null when it is in none. */
    group_id?: string | number | null;
    /** @description Name of its group; null when it is in none. */
    group_name?: string | null;
    /** @description Id of the creative, publisher or placement. */
    id: string;
    /**
     * Format: int64
     * @description Impressions counted for it.
     */
    impressions?: number;
    /** @description Name given to it. */
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
     * @description Number of items on this page, which may be fewer than asked for.
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
/** @description Mappings as they were made. */
export interface NewS2sMappingList {
    /** @description Mappings. */
    items: components["schemas"]["NewS2sMapping"][];
}
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
export interface NicheTargeting {
    /** @description What a respondent must answer to belong to it. */
    qualifications?: components["schemas"]["TargetingQualification"][];
    /** @description Name of the audience. */
    target_name?: string;
}
/** @description Values that lift can be filtered by beside demographics. */
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
     * @description When the pixel was made.
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
 * @description A pixel as it was made.
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
/** @description Pixels as they are after an update. */
export interface PixelEntryList {
    /** @description Pixels. */
    items: components["schemas"]["PixelEntry"][];
}
/** @description Pixels that were made together. */
export interface PixelGroup {
    /** @description Names of the ad servers that the pixels are for. */
    ad_servers?: string[];
    /**
     * Format: date-time
     * @description When the group was made.
     */
    created_at?: string;
    /** @description The pixels; there only on request. */
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
/** @description Pixel groups of a campaign. */
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
 * @description A pixel to make.
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
     * @description Id of the pixel when an existing one is updated; the document does not say more.
     */
    id?: number;
    /** @description Query parameters of the pixel and the macros that fill them. */
    query_params?: {
        [key: string]: string;
    };
}
/** @description Pixels to make for a campaign. */
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
/** @description An export that has been asked for. */
export interface PowerPointExport {
    /**
     * Format: uuid
     * @description Id to ask for its status with.
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
     * @description Id of the question in its campaign; paths take this one.
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
     * @description Id of the question in the survey; filters and responses refer to this one.
     */
    question_id?: number;
    /** @description Name of the question. */
    question_name?: string;
    /** @description Text that the respondent reads. */
    question_text?: string;
    /**
     * @description Kind of question; more than the known one may come.
     * @example demographic
     */
    question_type?: "demographic" | (string & {});
}
/**
 * @description An answer that a question offers.
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
/** @description What draft questions and question templates have in common. */
export interface QuestionFields {
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
    /**
     * Format: int64
     * @description Most answers that a respondent may select.
     */
    max_sel?: number;
    /** @description Indexes of the answers that count as in target. */
    multi_target_option_index?: number[];
    /** @description Text of the answer for none of the above. */
    none_of_the_above_answer?: string;
    /**
     * Format: int64
     * @description Place of the question in the survey.
     */
    order?: number;
    /** @description Text of the answer for something else. */
    other_answer?: string;
    /** @description Name of the question. */
    question_name?: string;
    /** @description Text that the respondent reads. */
    question_text?: string;
    /**
     * @description How the question is answered; more than the known one may come.
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
    /** @description Text of the answer for not wishing to say. */
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
/** @description A question to start a draft question from. */
export type QuestionTemplate = {
    /** @description Properties that a draft question made from it may set; more than the known one may come. */
    allowed_question_properties?: ("none of the above" | (string & {}))[];
    /** @description Ways in which the question may be answered. */
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
    /** @description Whether the mapping still counts. */
    is_active?: boolean;
    /** @description Kind of record. */
    metadatatype_name?: string;
    /** @description Id of the campaign at the partner. */
    value?: string;
}
/**
 * @description Who answered.
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
     * @description Group that the respondent counts in; more than the known one may come.
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
 * @description What the respondent answered to one question.
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
    /** @description Key that stands for the column. */
    csv_column_key?: string;
    /** @description Whether the column is exported unless told otherwise. */
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
     * @description Number of items on this page, which may be fewer than asked for.
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
     * @description Number of items on this page, which may be fewer than asked for.
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
 * @description A partner that reports impressions from server to server.
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
    /** @description Brand that the social ads are for. */
    brand_name?: string;
    /** @description Words that the brand is found by. */
    keywords?: string[];
    /** @description Ways in which social respondents are recruited; more than the known one may come. */
    recruitment_types?: ("deterministic" | (string & {}))[];
}
/**
 * @description What names and groups are of.
 * @example creative
 * @enum {string}
 */
export type SpcaType = "creative" | "publisher" | "placement";
/**
 * @description The same comparison at one confidence level.
 * @example {
 *       "confidence_level": 0.9,
 *       "margin_of_error": 5.1408,
 *       "statistically_significant": true
 *     }
 */
export interface StatisticalTest {
    /**
     * Format: double
     * @description Level of the test, between 0 and 1.
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
 * @description A query parameter that a tracking tag can carry.
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
    /** @description Name for people. */
    query_label?: string;
    /**
     * Format: int64
     * @description Place in the tag.
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
/** @description An audience that lift can be filtered by. */
export interface TargetAudience {
    /**
     * Format: int64
     * @description Id of the audience, to send in `target_audience_id__in`.
     */
    id: number;
    /** @description Whether lift is filtered by it when no audience is asked for. */
    is_default?: boolean;
    /** @description What a respondent must answer to belong to it. */
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
export interface TargetedRecruitment {
    /** @description Name of the recruited group. */
    name?: string;
    /** @description What a respondent must meet. */
    qualifications?: components["schemas"]["TargetedRecruitmentQualification"][];
}
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
export interface TargetedRecruitmentOption {
    /**
     * Format: int64
     * @description Id of the qualification.
     */
    id?: number;
    /** @description Options to choose from, or those chosen where it stands in draft settings. */
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
    /** @description Answers behind the options; the document gives no keys. */
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
     * @description How answers are compared with `precodes`; more than the known one may come.
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
    /** @description What to call it before a user. */
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
     * @description Seconds that the token is valid for; 36000 (10 hours) when absent.
     */
    expires_in?: number;
    /** @description Scopes granted, separated by spaces. */
    scope?: string;
    /** @description Scheme that the token is sent under; `Bearer`. */
    token_type?: string;
}
/** @description Credentials in exchange for a token. */
export interface TokenRequest {
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
}
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseGroupsNotRemoved = components['responses']['GroupsNotRemoved'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterAdChannel = components['parameters']['AdChannel'];
export type ParameterAdChannelRegex = components['parameters']['AdChannelRegex'];
export type ParameterAdDuration = components['parameters']['AdDuration'];
export type ParameterAdDurationIn = components['parameters']['AdDurationIn'];
export type ParameterAdServerId = components['parameters']['AdServerId'];
export type ParameterAnswerIds = components['parameters']['AnswerIds'];
export type ParameterCampaignId = components['parameters']['CampaignId'];
export type ParameterCampaignNameContains = components['parameters']['CampaignNameContains'];
export type ParameterCampaignNameIcontains = components['parameters']['CampaignNameIcontains'];
export type ParameterCampaignNameUnaccentIcontains = components['parameters']['CampaignNameUnaccentIcontains'];
export type ParameterCampaignQuestionId = components['parameters']['CampaignQuestionId'];
export type ParameterCampaignSortBy = components['parameters']['CampaignSortBy'];
export type ParameterCampaignSortOrder = components['parameters']['CampaignSortOrder'];
export type ParameterCampaignsPk = components['parameters']['CampaignsPk'];
export type ParameterCampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains = components['parameters']['CampaigntargetaudienceTargetAudienceQuestionSetQuestionQuestionNameIcontains'];
export type ParameterCampaigntargetaudienceTargetNameIcontains = components['parameters']['CampaigntargetaudienceTargetNameIcontains'];
export type ParameterCampaignTemplateUsage = components['parameters']['CampaignTemplateUsage'];
export type ParameterCampaignTypeIn = components['parameters']['CampaignTypeIn'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterChannelIn = components['parameters']['ChannelIn'];
export type ParameterChannelsContains = components['parameters']['ChannelsContains'];
export type ParameterClientNameContains = components['parameters']['ClientNameContains'];
export type ParameterClientNameIcontains = components['parameters']['ClientNameIcontains'];
export type ParameterClientNameUnaccentIcontains = components['parameters']['ClientNameUnaccentIcontains'];
export type ParameterColumnsFor = components['parameters']['ColumnsFor'];
export type ParameterConfidenceLevel = components['parameters']['ConfidenceLevel'];
export type ParameterConfidenceLevelIn = components['parameters']['ConfidenceLevelIn'];
export type ParameterCountryLanguage = components['parameters']['CountryLanguage'];
export type ParameterCountryLanguageChannels = components['parameters']['CountryLanguageChannels'];
export type ParameterCountryLanguageId = components['parameters']['CountryLanguageId'];
export type ParameterCountryLanguageIn = components['parameters']['CountryLanguageIn'];
export type ParameterCountryLanguageQuestionId = components['parameters']['CountryLanguageQuestionId'];
export type ParameterCreativeGroupId = components['parameters']['CreativeGroupId'];
export type ParameterCreativeGroupIdIn = components['parameters']['CreativeGroupIdIn'];
export type ParameterCreativeId = components['parameters']['CreativeId'];
export type ParameterCreativeIdIn = components['parameters']['CreativeIdIn'];
export type ParameterCustomVar = components['parameters']['CustomVar'];
export type ParameterCustomVariablesC1 = components['parameters']['CustomVariablesC1'];
export type ParameterCustomVariablesC2 = components['parameters']['CustomVariablesC2'];
export type ParameterCustomVariablesC3 = components['parameters']['CustomVariablesC3'];
export type ParameterCustomVariablesC4 = components['parameters']['CustomVariablesC4'];
export type ParameterCustomVariablesC5 = components['parameters']['CustomVariablesC5'];
export type ParameterDaypart = components['parameters']['Daypart'];
export type ParameterDaypartIn = components['parameters']['DaypartIn'];
export type ParameterDemoFilterName = components['parameters']['DemoFilterName'];
export type ParameterDemographics = components['parameters']['Demographics'];
export type ParameterDemoSubType = components['parameters']['DemoSubType'];
export type ParameterDemoType = components['parameters']['DemoType'];
export type ParameterDeviceType = components['parameters']['DeviceType'];
export type ParameterDeviceTypeIn = components['parameters']['DeviceTypeIn'];
export type ParameterEndDate = components['parameters']['EndDate'];
export type ParameterEndDateGte = components['parameters']['EndDateGte'];
export type ParameterEndDateLte = components['parameters']['EndDateLte'];
export type ParameterExcludeChannels = components['parameters']['ExcludeChannels'];
export type ParameterExcludeSubGroups = components['parameters']['ExcludeSubGroups'];
export type ParameterExcludeTargetedRecruitment = components['parameters']['ExcludeTargetedRecruitment'];
export type ParameterFrequency = components['parameters']['Frequency'];
export type ParameterFrequencyGte = components['parameters']['FrequencyGte'];
export type ParameterFrequencyIn = components['parameters']['FrequencyIn'];
export type ParameterFrequencyLte = components['parameters']['FrequencyLte'];
export type ParameterFrequencyRange = components['parameters']['FrequencyRange'];
export type ParameterFrequencyReportId = components['parameters']['FrequencyReportId'];
export type ParameterIncludeBaselineQuestions = components['parameters']['IncludeBaselineQuestions'];
export type ParameterIncludeDetails = components['parameters']['IncludeDetails'];
export type ParameterIncludeInactive = components['parameters']['IncludeInactive'];
export type ParameterIncludeParameters = components['parameters']['IncludeParameters'];
export type ParameterIndustryIndustryNameIcontains = components['parameters']['IndustryIndustryNameIcontains'];
export type ParameterKeyword = components['parameters']['Keyword'];
export type ParameterMappingChannels = components['parameters']['MappingChannels'];
export type ParameterMediaChannel = components['parameters']['MediaChannel'];
export type ParameterMediaChannelIn = components['parameters']['MediaChannelIn'];
export type ParameterNameGroupId = components['parameters']['NameGroupId'];
export type ParameterNameLike = components['parameters']['NameLike'];
export type ParameterNetwork = components['parameters']['Network'];
export type ParameterNetworkIn = components['parameters']['NetworkIn'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPartnerCampaignId = components['parameters']['PartnerCampaignId'];
export type ParameterPartnerChannels = components['parameters']['PartnerChannels'];
export type ParameterPermissionId = components['parameters']['PermissionId'];
export type ParameterPermissionIdIn = components['parameters']['PermissionIdIn'];
export type ParameterPixelGroupId = components['parameters']['PixelGroupId'];
export type ParameterPlacementGroupId = components['parameters']['PlacementGroupId'];
export type ParameterPlacementGroupIdIn = components['parameters']['PlacementGroupIdIn'];
export type ParameterPlacementId = components['parameters']['PlacementId'];
export type ParameterPlacementIdIn = components['parameters']['PlacementIdIn'];
export type ParameterPreserveGroupIds = components['parameters']['PreserveGroupIds'];
export type ParameterPublisherGroupId = components['parameters']['PublisherGroupId'];
export type ParameterPublisherGroupIdIn = components['parameters']['PublisherGroupIdIn'];
export type ParameterPublisherId = components['parameters']['PublisherId'];
export type ParameterPublisherIdIn = components['parameters']['PublisherIdIn'];
export type ParameterQuestionId = components['parameters']['QuestionId'];
export type ParameterQuestionIdIn = components['parameters']['QuestionIdIn'];
export type ParameterQuestionName = components['parameters']['QuestionName'];
export type ParameterQuestionNameContains = components['parameters']['QuestionNameContains'];
export type ParameterQuestionNameIcontains = components['parameters']['QuestionNameIcontains'];
export type ParameterQuestionNameIn = components['parameters']['QuestionNameIn'];
export type ParameterQuestionQuestionNameIcontains = components['parameters']['QuestionQuestionNameIcontains'];
export type ParameterQuestionsPk = components['parameters']['QuestionsPk'];
export type ParameterQuestionType = components['parameters']['QuestionType'];
export type ParameterQuestionTypeIn = components['parameters']['QuestionTypeIn'];
export type ParameterReportExportId = components['parameters']['ReportExportId'];
export type ParameterRespondentId = components['parameters']['RespondentId'];
export type ParameterRespondentQuestionId = components['parameters']['RespondentQuestionId'];
export type ParameterSpcaType = components['parameters']['SpcaType'];
export type ParameterStartDate = components['parameters']['StartDate'];
export type ParameterStartDateGte = components['parameters']['StartDateGte'];
export type ParameterStartDateLte = components['parameters']['StartDateLte'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterStatusIn = components['parameters']['StatusIn'];
export type ParameterTagTypeIn = components['parameters']['TagTypeIn'];
export type ParameterTargetAudienceIdIn = components['parameters']['TargetAudienceIdIn'];
export type ParameterTemplateCountryLanguageId = components['parameters']['TemplateCountryLanguageId'];
export type ParameterTemplateIndustryId = components['parameters']['TemplateIndustryId'];
export type ParameterTemplateUsage = components['parameters']['TemplateUsage'];
export type ParameterTimestampGte = components['parameters']['TimestampGte'];
export type ParameterTimestampLte = components['parameters']['TimestampLte'];
export type ParameterUseBuckets = components['parameters']['UseBuckets'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
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
                 * @description Keep parameters of these kinds; all when absent.
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
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
                sort_by?: components["parameters"]["CampaignSortBy"];
                /**
                 * @description Direction of the sort, ascending or descending.
                 * @example desc
                 */
                sort_order?: components["parameters"]["CampaignSortOrder"];
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
    listDemographicFilters: {
        parameters: {
            query?: {
                /**
                 * @description Kinds of channel to narrow the list to; none when absent.
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
            /** @description The export was asked for. */
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
                 * @description Id of the export, `report_export_id` where it was asked for.
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
            /** @description The export was asked for. */
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
                 * @description Id of the export, `report_export_id` where it was asked for.
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
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
            /** @description The report, as the single item of a list. */
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
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
            /** @description It is configured. */
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
        /** @description What to switch. */
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
            /** @description The groups that were made. */
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
            /** @description The pixels as they are now. */
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
                 * @description Keep the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["QuestionId"];
                /**
                 * @description Keep questions with any of these values of `question_id`.
                 * @example [
                 *       31877,
                 *       42
                 *     ]
                 */
                question_id__in?: components["parameters"]["QuestionIdIn"];
                /**
                 * @description Keep questions of this type.
                 * @example demographic
                 */
                question_type?: components["parameters"]["QuestionType"];
                /**
                 * @description Keep questions of any of these types.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
                 * @example 2026-09-30T23:59:59Z
                 */
                timestamp__lte?: components["parameters"]["TimestampLte"];
                /**
                 * @description Whether answers are gathered into buckets; true when absent. When false, each answer is its own bucket.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep impressions of this ad channel.
                 * @example mobile_web
                 */
                ad_channel?: components["parameters"]["AdChannel"];
                /**
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
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
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
                 * @example 50
                 */
                page_size?: components["parameters"]["PageSize"];
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
                 * @description Keep respondents who answered the question with this `question_id`.
                 * @example 31877
                 */
                question_id?: components["parameters"]["RespondentQuestionId"];
                /**
                 * @description Keep this respondent alone.
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
                 * @description Keep impressions of ads of this length, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example 30
                 */
                ad_duration?: components["parameters"]["AdDuration"];
                /**
                 * @description Keep impressions of ads of any of these lengths, as `ad_durations` of the non-demographic filters lists them; the document gives no unit.
                 * @example [
                 *       15,
                 *       30
                 *     ]
                 */
                ad_duration__in?: components["parameters"]["AdDurationIn"];
                /**
                 * @description Keep respondents reached in this channel.
                 * @example digital
                 */
                channel?: components["parameters"]["Channel"];
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Keep respondents on this type of device, exposed and control ones alike.
                 * @example mobile
                 */
                device_type?: components["parameters"]["DeviceType"];
                /**
                 * @description Keep respondents on any of these types of device, exposed and control ones alike.
                 * @example [
                 *       "mobile",
                 *       "tablet"
                 *     ]
                 */
                device_type__in?: components["parameters"]["DeviceTypeIn"];
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
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
            /** @description The respondents, one row each after a row of headings. */
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
                 * @description Keep mappings of partners on these channels; all when absent.
                 * @example [
                 *       "digital"
                 *     ]
                 */
                channels?: components["parameters"]["MappingChannels"];
                /**
                 * @description Whether to list mappings that no longer count.
                 * @example true
                 */
                include_inactive?: components["parameters"]["IncludeInactive"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
            /** @description The mappings that were made. */
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
            /** @description The campaign as it is now, counts as text. */
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
                 * @description What the names and groups are of.
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
                 * @description What the names and groups are of.
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
                 * @description What the names and groups are of.
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
            /** @description The groups are gone. */
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
                 * @description Keep names of this group.
                 * @example 41
                 */
                group_id?: components["parameters"]["NameGroupId"];
                /**
                 * @description Keep names that resemble this text.
                 * @example autumn
                 */
                name_like?: components["parameters"]["NameLike"];
                /**
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
                 * @description What the names and groups are of.
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
                 * @description Whether an entry without `group_id` keeps the group it has; true when absent. When false, it leaves its group and `group_id` becomes null.
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
                 * @description What the names and groups are of.
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
            /** @description Names and groups as they are now. */
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
                 * @description Number of the page, counted from 1; the first page when absent, and 400 below 1. A page past the end holds no items.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Most items a page may hold; 10 when absent. Callers are advised to set it always; the document names no maximum.
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
                 * @description What the names and groups are of.
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
                 * @description Demographic filters. Each key is a name from the demographic filters of the campaign, such as `demo_age`, alone or with `__range`, `__gte`, `__lte` or `__in`, and travels as a query parameter of its own; `__range` takes two bounds and `__in` a list, both joined by commas.
                 * @example {
                 *       "demo_age__range": "18,34",
                 *       "demo_gender__in": "1,2"
                 *     }
                 */
                demographics?: components["parameters"]["Demographics"];
                /**
                 * @description Leave out respondents reached in any of these channels; none when absent.
                 * @example [
                 *       "linear_tv"
                 *     ]
                 */
                exclude_channels?: components["parameters"]["ExcludeChannels"];
                /**
                 * @description Apply these target audiences; the campaign's default audience when absent, and none at all with the single value 0.
                 * @example [
                 *       311,
                 *       312
                 *     ]
                 */
                target_audience_id__in?: components["parameters"]["TargetAudienceIdIn"];
                /**
                 * @description Keep data from this moment or day on; read as a date where the data is daily. A day begins at midnight UTC.
                 * @example 2026-09-01T00:00:00Z
                 */
                timestamp__gte?: components["parameters"]["TimestampGte"];
                /**
                 * @description Keep data up to this moment, or to the end of this day; read as a date where the data is daily.
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
                 * @description Keep country languages that support these channels; all when absent.
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
                 * @description Whether to leave out questions for targeted recruitment.
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
                 * @description Keep templates with this name.
                 * @example brand_awareness
                 */
                question_name?: components["parameters"]["QuestionName"];
                /**
                 * @description Keep templates whose name contains this text, letter for letter.
                 * @example brand
                 */
                question_name__contains?: components["parameters"]["QuestionNameContains"];
                /**
                 * @description Keep templates whose name contains this text in any case.
                 * @example BRAND
                 */
                question_name__icontains?: components["parameters"]["QuestionNameIcontains"];
                /**
                 * @description Keep templates with any of these names.
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
                 * @description Kind of id that the export goes by; the document names no default.
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
                 * @description Keep parameters of these kinds; all when absent.
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
