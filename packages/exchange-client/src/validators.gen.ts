// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "./validator.ts"
const $getBundledLookups = validate0;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (typeof data[i0] != "string") {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Code !== void 0 && typeof data.Code != "string") {
      const err0 = { instancePath: instancePath + "/Code", schemaPath: "#/properties/Code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Id !== void 0 && typeof data.Id != "string") {
      const err1 = { instancePath: instancePath + "/Id", schemaPath: "#/properties/Id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.IsActive !== void 0 && typeof data.IsActive != "boolean") {
      const err2 = { instancePath: instancePath + "/IsActive", schemaPath: "#/properties/IsActive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Name !== void 0 && typeof data.Name != "string") {
      const err3 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.SortOrder !== void 0) {
      let data4 = data.SortOrder;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err4 = { instancePath: instancePath + "/SortOrder", schemaPath: "#/properties/SortOrder/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.AllBidProbabilities !== void 0) {
      let data8 = data.AllBidProbabilities;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate19(data8[i0], { instancePath: instancePath + "/AllBidProbabilities/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/AllBidProbabilities", schemaPath: "#/properties/AllBidProbabilities/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.AllBidStatuses !== void 0) {
      let data10 = data.AllBidStatuses;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate19(data10[i1], { instancePath: instancePath + "/AllBidStatuses/" + i1, parentData: data10, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/AllBidStatuses", schemaPath: "#/properties/AllBidStatuses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.AllCategoryLockOutDurations !== void 0) {
      let data12 = data.AllCategoryLockOutDurations;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate19(data12[i2], { instancePath: instancePath + "/AllCategoryLockOutDurations/" + i2, parentData: data12, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/AllCategoryLockOutDurations", schemaPath: "#/properties/AllCategoryLockOutDurations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.AllCountries !== void 0) {
      let data14 = data.AllCountries;
      if (Array.isArray(data14)) {
        const len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate19(data14[i3], { instancePath: instancePath + "/AllCountries/" + i3, parentData: data14, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err3 = { instancePath: instancePath + "/AllCountries", schemaPath: "#/properties/AllCountries/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.AllCountryLanguages !== void 0) {
      let data16 = data.AllCountryLanguages;
      if (Array.isArray(data16)) {
        const len4 = data16.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate19(data16[i4], { instancePath: instancePath + "/AllCountryLanguages/" + i4, parentData: data16, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/AllCountryLanguages", schemaPath: "#/properties/AllCountryLanguages/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.AllIndustries !== void 0) {
      let data18 = data.AllIndustries;
      if (Array.isArray(data18)) {
        const len5 = data18.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate19(data18[i5], { instancePath: instancePath + "/AllIndustries/" + i5, parentData: data18, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err5 = { instancePath: instancePath + "/AllIndustries", schemaPath: "#/properties/AllIndustries/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.AllProposalTypes !== void 0) {
      let data20 = data.AllProposalTypes;
      if (Array.isArray(data20)) {
        const len6 = data20.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate19(data20[i6], { instancePath: instancePath + "/AllProposalTypes/" + i6, parentData: data20, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err6 = { instancePath: instancePath + "/AllProposalTypes", schemaPath: "#/properties/AllProposalTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.AllQuestionClassifications !== void 0) {
      let data22 = data.AllQuestionClassifications;
      if (Array.isArray(data22)) {
        const len7 = data22.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate19(data22[i7], { instancePath: instancePath + "/AllQuestionClassifications/" + i7, parentData: data22, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/AllQuestionClassifications", schemaPath: "#/properties/AllQuestionClassifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.AllSampleTypes !== void 0) {
      let data24 = data.AllSampleTypes;
      if (Array.isArray(data24)) {
        const len8 = data24.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate19(data24[i8], { instancePath: instancePath + "/AllSampleTypes/" + i8, parentData: data24, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err8 = { instancePath: instancePath + "/AllSampleTypes", schemaPath: "#/properties/AllSampleTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.AllStudyTypes !== void 0) {
      let data26 = data.AllStudyTypes;
      if (Array.isArray(data26)) {
        const len9 = data26.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate19(data26[i9], { instancePath: instancePath + "/AllStudyTypes/" + i9, parentData: data26, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err9 = { instancePath: instancePath + "/AllStudyTypes", schemaPath: "#/properties/AllStudyTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.AllSupplierLinkTypes !== void 0) {
      let data28 = data.AllSupplierLinkTypes;
      if (Array.isArray(data28)) {
        const len10 = data28.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate19(data28[i10], { instancePath: instancePath + "/AllSupplierLinkTypes/" + i10, parentData: data28, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err10 = { instancePath: instancePath + "/AllSupplierLinkTypes", schemaPath: "#/properties/AllSupplierLinkTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.AllSupplierPreferenceTypes !== void 0) {
      let data30 = data.AllSupplierPreferenceTypes;
      if (Array.isArray(data30)) {
        const len11 = data30.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate19(data30[i11], { instancePath: instancePath + "/AllSupplierPreferenceTypes/" + i11, parentData: data30, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err11 = { instancePath: instancePath + "/AllSupplierPreferenceTypes", schemaPath: "#/properties/AllSupplierPreferenceTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.AllSupplierRequestStatuses !== void 0) {
      let data32 = data.AllSupplierRequestStatuses;
      if (Array.isArray(data32)) {
        const len12 = data32.length;
        for (let i12 = 0; i12 < len12; i12++)
          validate19(data32[i12], { instancePath: instancePath + "/AllSupplierRequestStatuses/" + i12, parentData: data32, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err12 = { instancePath: instancePath + "/AllSupplierRequestStatuses", schemaPath: "#/properties/AllSupplierRequestStatuses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.AllSupplierTrackingUrlTypes !== void 0) {
      let data34 = data.AllSupplierTrackingUrlTypes;
      if (Array.isArray(data34)) {
        const len13 = data34.length;
        for (let i13 = 0; i13 < len13; i13++)
          validate19(data34[i13], { instancePath: instancePath + "/AllSupplierTrackingUrlTypes/" + i13, parentData: data34, parentDataProperty: i13, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err13 = { instancePath: instancePath + "/AllSupplierTrackingUrlTypes", schemaPath: "#/properties/AllSupplierTrackingUrlTypes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.AllSurveyPlatforms !== void 0) {
      let data36 = data.AllSurveyPlatforms;
      if (Array.isArray(data36)) {
        const len14 = data36.length;
        for (let i14 = 0; i14 < len14; i14++)
          validate19(data36[i14], { instancePath: instancePath + "/AllSurveyPlatforms/" + i14, parentData: data36, parentDataProperty: i14, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err14 = { instancePath: instancePath + "/AllSurveyPlatforms", schemaPath: "#/properties/AllSurveyPlatforms/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.AllSurveyStatuses !== void 0) {
      let data38 = data.AllSurveyStatuses;
      if (Array.isArray(data38)) {
        const len15 = data38.length;
        for (let i15 = 0; i15 < len15; i15++)
          validate19(data38[i15], { instancePath: instancePath + "/AllSurveyStatuses/" + i15, parentData: data38, parentDataProperty: i15, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err15 = { instancePath: instancePath + "/AllSurveyStatuses", schemaPath: "#/properties/AllSurveyStatuses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.AllThirdPartyServices !== void 0) {
      let data40 = data.AllThirdPartyServices;
      if (Array.isArray(data40)) {
        const len16 = data40.length;
        for (let i16 = 0; i16 < len16; i16++)
          validate19(data40[i16], { instancePath: instancePath + "/AllThirdPartyServices/" + i16, parentData: data40, parentDataProperty: i16, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        const err16 = { instancePath: instancePath + "/AllThirdPartyServices", schemaPath: "#/properties/AllThirdPartyServices/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate2(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), validate0.errors = vErrors, errors === 0;
}
const $listDictionary = validate38;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && typeof data.code != "string") {
      const err0 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate40(data0[i0], { instancePath: instancePath + "/result/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.total !== void 0) {
      let data2 = data.total;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
        const err2 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length), validate38.errors = vErrors, errors === 0;
}
const $getOpportunitiesSubscription = validate43;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0 && typeof data.eq != "string") {
      const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ne !== void 0 && typeof data.ne != "string") {
      const err1 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err2 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            const err4 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        const err5 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number") {
        if (data0 < 0 || isNaN(data0)) {
          const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (typeof data1 == "number") {
        if (data1 < 0 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "number") {
            if (data3 < 0 || isNaN(data3)) {
              const err4 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "number") {
            if (data5 < 0 || isNaN(data5)) {
              const err7 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data6 = data.gte;
      if (typeof data6 == "number") {
        if (data6 < 0 || isNaN(data6)) {
          const err10 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (typeof data7 == "number") {
        if (data7 < 0 || isNaN(data7)) {
          const err12 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number") {
        if (data0 > 100 || isNaN(data0)) {
          const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (typeof data1 == "number") {
        if (data1 > 100 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "number") {
            if (data3 > 100 || isNaN(data3)) {
              const err6 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "number") {
            if (data5 > 100 || isNaN(data5)) {
              const err10 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err11 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data6 = data.gte;
      if (typeof data6 == "number") {
        if (data6 > 100 || isNaN(data6)) {
          const err14 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err15 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (typeof data7 == "number") {
        if (data7 > 100 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err18 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0 && typeof data.eq != "boolean") {
      const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number") {
        if (data0 > 1 || isNaN(data0)) {
          const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (typeof data1 == "number") {
        if (data1 > 1 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "number") {
            if (data3 > 1 || isNaN(data3)) {
              const err6 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "number") {
            if (data5 > 1 || isNaN(data5)) {
              const err10 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err11 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data6 = data.gte;
      if (typeof data6 == "number") {
        if (data6 > 1 || isNaN(data6)) {
          const err14 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err15 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (typeof data7 == "number") {
        if (data7 > 1 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err18 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && (data0 < 0 || isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err2 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && (data1 < 0 || isNaN(data1))) {
        const err3 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
            const err4 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (typeof data3 == "number" && (data3 < 0 || isNaN(data3))) {
            const err5 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
            const err7 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (typeof data5 == "number" && (data5 < 0 || isNaN(data5))) {
            const err8 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data6 = data.gte;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        const err10 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data6 == "number" && (data6 < 0 || isNaN(data6))) {
        const err11 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        const err12 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data7 == "number" && (data7 < 0 || isNaN(data7))) {
        const err13 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err1 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.in !== void 0) {
      let data2 = data.in;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
            const err2 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data4 = data.nin;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
            const err4 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.gte !== void 0) {
      let data6 = data.gte;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        const err6 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        const err7 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.in !== void 0) {
      let data0 = data.in;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            const err0 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
      } else {
        const err1 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.nin !== void 0) {
      let data2 = data.nin;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data2[i1] != "string") {
            const err2 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = { instancePath: instancePath + "/nin", schemaPath: "#/properties/nin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.country_language === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_language" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.country_language !== void 0 && (validate46(data.country_language, { instancePath: instancePath + "/country_language", parentData: data, parentDataProperty: "country_language", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data.industry !== void 0 && (validate46(data.industry, { instancePath: instancePath + "/industry", parentData: data, parentDataProperty: "industry", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data.study_type !== void 0 && (validate46(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data.bid_length_of_interview !== void 0 && (validate50(data.bid_length_of_interview, { instancePath: instancePath + "/bid_length_of_interview", parentData: data, parentDataProperty: "bid_length_of_interview", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data.bid_incidence !== void 0 && (validate52(data.bid_incidence, { instancePath: instancePath + "/bid_incidence", parentData: data, parentDataProperty: "bid_incidence", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.collects_pii !== void 0 && (validate54(data.collects_pii, { instancePath: instancePath + "/collects_pii", parentData: data, parentDataProperty: "collects_pii", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.revenue_per_interview !== void 0 && (validate50(data.revenue_per_interview, { instancePath: instancePath + "/revenue_per_interview", parentData: data, parentDataProperty: "revenue_per_interview", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data.conversion !== void 0 && (validate57(data.conversion, { instancePath: instancePath + "/conversion", parentData: data, parentDataProperty: "conversion", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.mobile_conversion !== void 0 && (validate57(data.mobile_conversion, { instancePath: instancePath + "/mobile_conversion", parentData: data, parentDataProperty: "mobile_conversion", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.revenue_per_click !== void 0 && (validate50(data.revenue_per_click, { instancePath: instancePath + "/revenue_per_click", parentData: data, parentDataProperty: "revenue_per_click", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data.length_of_interview !== void 0 && (validate61(data.length_of_interview, { instancePath: instancePath + "/length_of_interview", parentData: data, parentDataProperty: "length_of_interview", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.termination_length_of_interview !== void 0 && (validate61(data.termination_length_of_interview, { instancePath: instancePath + "/termination_length_of_interview", parentData: data, parentDataProperty: "termination_length_of_interview", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.buyer_id !== void 0 && (validate64(data.buyer_id, { instancePath: instancePath + "/buyer_id", parentData: data, parentDataProperty: "buyer_id", rootData }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.px_buyer_message !== void 0 && (validate66(data.px_buyer_message, { instancePath: instancePath + "/px_buyer_message", parentData: data, parentDataProperty: "px_buyer_message", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length));
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_id !== void 0) {
      let data0 = data.survey_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/survey_id", schemaPath: "#/properties/survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.survey_name !== void 0) {
      let data1 = data.survey_name;
      if (typeof data1 == "string") {
        if (data1.length > 128) {
          const err2 = { instancePath: instancePath + "/survey_name", schemaPath: "#/properties/survey_name/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/survey_name", schemaPath: "#/properties/survey_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.survey_lastSend !== void 0 && typeof data.survey_lastSend != "string") {
      const err4 = { instancePath: instancePath + "/survey_lastSend", schemaPath: "#/properties/survey_lastSend/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callback !== void 0 && typeof data.callback != "string") {
      const err0 = { instancePath: instancePath + "/callback", schemaPath: "#/properties/callback/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.include_quotas !== void 0 && typeof data.include_quotas != "boolean") {
      const err1 = { instancePath: instancePath + "/include_quotas", schemaPath: "#/properties/include_quotas/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.opportunities !== void 0) {
      let data2 = data.opportunities;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate45(data2[i0], { instancePath: instancePath + "/opportunities/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      } else {
        const err2 = { instancePath: instancePath + "/opportunities", schemaPath: "#/properties/opportunities/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.surveys !== void 0) {
      let data5 = data.surveys;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate69(data5[i1], { instancePath: instancePath + "/surveys/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/surveys", schemaPath: "#/properties/surveys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.public_key !== void 0 && (validate71(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate73(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length), validate43.errors = vErrors, errors === 0;
}
const $createOpportunitiesSubscription = validate76;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0 && typeof data.result != "string") {
      const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.public_key !== void 0 && (validate71(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate73(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate77(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length), validate76.errors = vErrors, errors === 0;
}
const $removeOpportunitiesSubscription = validate81;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0 && typeof data.result != "string") {
      const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate82(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length), validate81.errors = vErrors, errors === 0;
}
const $getOutcomesSubscription = validate84;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.marketplace_status !== void 0 && (validate64(data.marketplace_status, { instancePath: instancePath + "/marketplace_status", parentData: data, parentDataProperty: "marketplace_status", rootData }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.client_status !== void 0 && (validate64(data.client_status, { instancePath: instancePath + "/client_status", parentData: data, parentDataProperty: "client_status", rootData }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callback !== void 0 && typeof data.callback != "string") {
      const err0 = { instancePath: instancePath + "/callback", schemaPath: "#/properties/callback/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcomes !== void 0) {
      let data1 = data.outcomes;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate86(data1[i0], { instancePath: instancePath + "/outcomes/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.public_key !== void 0 && (validate71(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate73(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate85(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length), validate84.errors = vErrors, errors === 0;
}
const $createOutcomesSubscription = validate93;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0 && typeof data.result != "string") {
      const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.public_key !== void 0 && (validate71(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate73(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length), validate93.errors = vErrors, errors === 0;
}
const $removeOutcomesSubscription = validate98;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0 && typeof data.result != "string") {
      const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate99(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length), validate98.errors = vErrors, errors === 0;
}
const $createSupplierLink = validate101;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
const schema44 = { anyOf: [{ type: "string", enum: ["NONE", "PIXEL", "S2S"] }, { type: "string" }] };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "NONE" || data === "PIXEL" || data === "S2S")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema44.anyOf[0].enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs3 = errors;
    if (typeof data != "string") {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (data.length > 2999) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2999 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (data.length > 2999) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2999 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (data.length > 2999) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2999 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (data.length > 2999) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2999 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (data.length > 2999) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2999 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Value !== void 0 && typeof data.Value != "number") {
      const err0 = { instancePath: instancePath + "/Value", schemaPath: "#/properties/Value/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.CurrencyCode !== void 0 && typeof data.CurrencyCode != "string") {
      const err1 = { instancePath: instancePath + "/CurrencyCode", schemaPath: "#/properties/CurrencyCode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SupplierLinkTypeCode !== void 0 && (validate112(data.SupplierLinkTypeCode, { instancePath: instancePath + "/SupplierLinkTypeCode", parentData: data, parentDataProperty: "SupplierLinkTypeCode", rootData }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length)), data.TrackingTypeCode !== void 0 && (validate114(data.TrackingTypeCode, { instancePath: instancePath + "/TrackingTypeCode", parentData: data, parentDataProperty: "TrackingTypeCode", rootData }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length)), data.DefaultLink !== void 0 && (validate116(data.DefaultLink, { instancePath: instancePath + "/DefaultLink", parentData: data, parentDataProperty: "DefaultLink", rootData }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.SuccessLink !== void 0 && (validate118(data.SuccessLink, { instancePath: instancePath + "/SuccessLink", parentData: data, parentDataProperty: "SuccessLink", rootData }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.FailureLink !== void 0 && (validate120(data.FailureLink, { instancePath: instancePath + "/FailureLink", parentData: data, parentDataProperty: "FailureLink", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.OverQuotaLink !== void 0 && (validate122(data.OverQuotaLink, { instancePath: instancePath + "/OverQuotaLink", parentData: data, parentDataProperty: "OverQuotaLink", rootData }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length)), data.QualityTerminationLink !== void 0 && (validate124(data.QualityTerminationLink, { instancePath: instancePath + "/QualityTerminationLink", parentData: data, parentDataProperty: "QualityTerminationLink", rootData }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length)), data.LiveLink !== void 0 && typeof data.LiveLink != "string") {
      const err0 = { instancePath: instancePath + "/LiveLink", schemaPath: "#/properties/LiveLink/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.TestLink !== void 0 && typeof data.TestLink != "string") {
      const err1 = { instancePath: instancePath + "/TestLink", schemaPath: "#/properties/TestLink/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.RPI !== void 0 && (validate126(data.RPI, { instancePath: instancePath + "/RPI", parentData: data, parentDataProperty: "RPI", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length));
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplierLink !== void 0 && (validate111(data.SupplierLink, { instancePath: instancePath + "/SupplierLink", parentData: data, parentDataProperty: "SupplierLink", rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length), validate101.errors = vErrors, errors === 0;
}
const $Opportunity = validate130;
const schema52 = { type: "object", required: ["survey_id"], properties: { survey_id: { type: "integer" }, survey_name: { type: "string", maxLength: 128 }, account_name: { type: "string" }, buyer_id: { type: "integer" }, country_language: { type: "string" }, industry: { type: "string" }, study_type: { $ref: "#/components/schemas/StudyType" }, bid_length_of_interview: { type: "number", format: "float" }, bid_incidence: { type: "number", format: "float" }, collects_pii: { type: "boolean" }, survey_group_ids: { type: "array", items: { type: "integer" } }, is_live: { type: "boolean" }, survey_quota_calc_type: { anyOf: [{ type: "string", enum: ["completes", "prescreens"] }, { type: "string" }] }, is_only_supplier_in_group: { type: "boolean" }, revenue_per_interview: { $ref: "#/components/schemas/MonetaryAmount" }, total_client_entrants: { type: "integer" }, total_remaining: { type: "integer" }, completion_percentage: { type: "number", format: "float" }, conversion: { type: "number", format: "float" }, length_of_interview: { type: "integer" }, overall_completes: { type: "integer" }, mobile_conversion: { type: "number", format: "float" }, revenue_per_click: { type: "number", format: "float" }, termination_length_of_interview: { type: "integer" }, relationship_type: { anyOf: [{ type: "string", enum: ["open", "private"] }, { type: "string" }] }, respondent_pids: { type: ["array", "null"], items: { type: "string" } }, message_reason: { anyOf: [{ type: "string", enum: ["new", "updated", "deactivated", "reactivated"] }, { type: "string" }] }, px_buyer_message: { type: "array", items: { type: "string" } }, survey_quotas: { type: "array", items: { $ref: "#/components/schemas/SurveyQuota" } }, survey_qualifications: { type: "array", items: { $ref: "#/components/schemas/SurveyQualification" } } } }, schema53 = { anyOf: [{ type: "string", enum: ["adhoc", "recruit", "recontact"] }, { type: "string" }] };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "adhoc" || data === "recruit" || data === "recontact")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema53.anyOf[0].enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs3 = errors;
    if (typeof data != "string") {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0 && typeof data.value != "number") {
      const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currency_code !== void 0 && typeof data.currency_code != "string") {
      const err1 = { instancePath: instancePath + "/currency_code", schemaPath: "#/properties/currency_code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
const schema55 = { type: "object", required: ["survey_quota_id"], properties: { survey_quota_id: { type: "integer" }, survey_quota_type: { anyOf: [{ type: "string", enum: ["Total", "Client"] }, { type: "string" }] }, conversion: { type: "number", format: "float" }, number_of_respondents: { type: "integer" }, questions: { type: ["array", "null"], items: { $ref: "#/components/schemas/SurveyQuestion" } } } }, schema56 = { type: "object", required: ["question_id"], properties: { question_id: { type: "integer" }, logical_operator: { anyOf: [{ type: "string", enum: ["OR"] }, { type: "string" }] }, precodes: { type: "array", items: { type: "string" } } } };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_id !== void 0) {
      let data0 = data.question_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.logical_operator !== void 0) {
      let data1 = data.logical_operator;
      const _errs4 = errors;
      let valid1 = !1;
      const _errs5 = errors;
      if (typeof data1 != "string") {
        const err2 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 !== "OR") {
        const err3 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema56.properties.logical_operator.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs7 = errors;
        if (typeof data1 != "string") {
          const err4 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        const err5 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.precodes !== void 0) {
      let data2 = data.precodes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err6 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      } else {
        const err7 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_quota_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_quota_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_quota_id !== void 0) {
      let data0 = data.survey_quota_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/survey_quota_id", schemaPath: "#/properties/survey_quota_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.survey_quota_type !== void 0) {
      let data1 = data.survey_quota_type;
      const _errs4 = errors;
      let valid1 = !1;
      const _errs5 = errors;
      if (typeof data1 != "string") {
        const err2 = { instancePath: instancePath + "/survey_quota_type", schemaPath: "#/properties/survey_quota_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data1 === "Total" || data1 === "Client")) {
        const err3 = { instancePath: instancePath + "/survey_quota_type", schemaPath: "#/properties/survey_quota_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema55.properties.survey_quota_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs7 = errors;
        if (typeof data1 != "string") {
          const err4 = { instancePath: instancePath + "/survey_quota_type", schemaPath: "#/properties/survey_quota_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        const err5 = { instancePath: instancePath + "/survey_quota_type", schemaPath: "#/properties/survey_quota_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.conversion !== void 0 && typeof data.conversion != "number") {
      const err6 = { instancePath: instancePath + "/conversion", schemaPath: "#/properties/conversion/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.number_of_respondents !== void 0) {
      let data3 = data.number_of_respondents;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err7 = { instancePath: instancePath + "/number_of_respondents", schemaPath: "#/properties/number_of_respondents/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.questions !== void 0) {
      let data4 = data.questions;
      if (!Array.isArray(data4) && data4 !== null) {
        const err8 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: schema55.properties.questions.type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate137(data4[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
const schema57 = { type: "object", required: ["question_id"], properties: { question_id: { type: "integer" }, logical_operator: { anyOf: [{ type: "string", enum: ["OR"] }, { type: "string" }] }, precodes: { type: "array", items: { type: "string" } } } };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_id !== void 0) {
      let data0 = data.question_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.logical_operator !== void 0) {
      let data1 = data.logical_operator;
      const _errs4 = errors;
      let valid1 = !1;
      const _errs5 = errors;
      if (typeof data1 != "string") {
        const err2 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 !== "OR") {
        const err3 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema57.properties.logical_operator.anyOf[0].enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        const _errs7 = errors;
        if (typeof data1 != "string") {
          const err4 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        const err5 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.precodes !== void 0) {
      let data2 = data.precodes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err6 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      } else {
        const err7 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_id !== void 0) {
      let data0 = data.survey_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/survey_id", schemaPath: "#/properties/survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.survey_name !== void 0) {
      let data1 = data.survey_name;
      if (typeof data1 == "string") {
        if (data1.length > 128) {
          const err2 = { instancePath: instancePath + "/survey_name", schemaPath: "#/properties/survey_name/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/survey_name", schemaPath: "#/properties/survey_name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.account_name !== void 0 && typeof data.account_name != "string") {
      const err4 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.buyer_id !== void 0) {
      let data3 = data.buyer_id;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err5 = { instancePath: instancePath + "/buyer_id", schemaPath: "#/properties/buyer_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.country_language !== void 0 && typeof data.country_language != "string") {
      const err6 = { instancePath: instancePath + "/country_language", schemaPath: "#/properties/country_language/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.industry !== void 0 && typeof data.industry != "string") {
      const err7 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.study_type !== void 0 && (validate132(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.bid_length_of_interview !== void 0 && typeof data.bid_length_of_interview != "number") {
      const err8 = { instancePath: instancePath + "/bid_length_of_interview", schemaPath: "#/properties/bid_length_of_interview/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.bid_incidence !== void 0 && typeof data.bid_incidence != "number") {
      const err9 = { instancePath: instancePath + "/bid_incidence", schemaPath: "#/properties/bid_incidence/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.collects_pii !== void 0 && typeof data.collects_pii != "boolean") {
      const err10 = { instancePath: instancePath + "/collects_pii", schemaPath: "#/properties/collects_pii/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.survey_group_ids !== void 0) {
      let data10 = data.survey_group_ids;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
            const err11 = { instancePath: instancePath + "/survey_group_ids/" + i0, schemaPath: "#/properties/survey_group_ids/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/survey_group_ids", schemaPath: "#/properties/survey_group_ids/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.is_live !== void 0 && typeof data.is_live != "boolean") {
      const err13 = { instancePath: instancePath + "/is_live", schemaPath: "#/properties/is_live/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.survey_quota_calc_type !== void 0) {
      let data13 = data.survey_quota_calc_type;
      const _errs27 = errors;
      let valid3 = !1;
      const _errs28 = errors;
      if (typeof data13 != "string") {
        const err14 = { instancePath: instancePath + "/survey_quota_calc_type", schemaPath: "#/properties/survey_quota_calc_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data13 === "completes" || data13 === "prescreens")) {
        const err15 = { instancePath: instancePath + "/survey_quota_calc_type", schemaPath: "#/properties/survey_quota_calc_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema52.properties.survey_quota_calc_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid0 = _errs28 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        const _errs30 = errors;
        if (typeof data13 != "string") {
          const err16 = { instancePath: instancePath + "/survey_quota_calc_type", schemaPath: "#/properties/survey_quota_calc_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        var _valid0 = _errs30 === errors;
        valid3 = valid3 || _valid0;
      }
      if (valid3)
        errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
      else {
        const err17 = { instancePath: instancePath + "/survey_quota_calc_type", schemaPath: "#/properties/survey_quota_calc_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.is_only_supplier_in_group !== void 0 && typeof data.is_only_supplier_in_group != "boolean") {
      const err18 = { instancePath: instancePath + "/is_only_supplier_in_group", schemaPath: "#/properties/is_only_supplier_in_group/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.revenue_per_interview !== void 0 && (validate134(data.revenue_per_interview, { instancePath: instancePath + "/revenue_per_interview", parentData: data, parentDataProperty: "revenue_per_interview", rootData }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.total_client_entrants !== void 0) {
      let data16 = data.total_client_entrants;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
        const err19 = { instancePath: instancePath + "/total_client_entrants", schemaPath: "#/properties/total_client_entrants/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.total_remaining !== void 0) {
      let data17 = data.total_remaining;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
        const err20 = { instancePath: instancePath + "/total_remaining", schemaPath: "#/properties/total_remaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.completion_percentage !== void 0 && typeof data.completion_percentage != "number") {
      const err21 = { instancePath: instancePath + "/completion_percentage", schemaPath: "#/properties/completion_percentage/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.conversion !== void 0 && typeof data.conversion != "number") {
      const err22 = { instancePath: instancePath + "/conversion", schemaPath: "#/properties/conversion/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.length_of_interview !== void 0) {
      let data20 = data.length_of_interview;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
        const err23 = { instancePath: instancePath + "/length_of_interview", schemaPath: "#/properties/length_of_interview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.overall_completes !== void 0) {
      let data21 = data.overall_completes;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
        const err24 = { instancePath: instancePath + "/overall_completes", schemaPath: "#/properties/overall_completes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.mobile_conversion !== void 0 && typeof data.mobile_conversion != "number") {
      const err25 = { instancePath: instancePath + "/mobile_conversion", schemaPath: "#/properties/mobile_conversion/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.revenue_per_click !== void 0 && typeof data.revenue_per_click != "number") {
      const err26 = { instancePath: instancePath + "/revenue_per_click", schemaPath: "#/properties/revenue_per_click/type", keyword: "type", params: { type: "number" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.termination_length_of_interview !== void 0) {
      let data24 = data.termination_length_of_interview;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
        const err27 = { instancePath: instancePath + "/termination_length_of_interview", schemaPath: "#/properties/termination_length_of_interview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.relationship_type !== void 0) {
      let data25 = data.relationship_type;
      const _errs54 = errors;
      let valid4 = !1;
      const _errs55 = errors;
      if (typeof data25 != "string") {
        const err28 = { instancePath: instancePath + "/relationship_type", schemaPath: "#/properties/relationship_type/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (!(data25 === "open" || data25 === "private")) {
        const err29 = { instancePath: instancePath + "/relationship_type", schemaPath: "#/properties/relationship_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema52.properties.relationship_type.anyOf[0].enum } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      var _valid1 = _errs55 === errors;
      if (valid4 = valid4 || _valid1, !valid4) {
        const _errs57 = errors;
        if (typeof data25 != "string") {
          const err30 = { instancePath: instancePath + "/relationship_type", schemaPath: "#/properties/relationship_type/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        var _valid1 = _errs57 === errors;
        valid4 = valid4 || _valid1;
      }
      if (valid4)
        errors = _errs54, vErrors !== null && (_errs54 ? vErrors.length = _errs54 : vErrors = null);
      else {
        const err31 = { instancePath: instancePath + "/relationship_type", schemaPath: "#/properties/relationship_type/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.respondent_pids !== void 0) {
      let data26 = data.respondent_pids;
      if (!Array.isArray(data26) && data26 !== null) {
        const err32 = { instancePath: instancePath + "/respondent_pids", schemaPath: "#/properties/respondent_pids/type", keyword: "type", params: { type: schema52.properties.respondent_pids.type } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (Array.isArray(data26)) {
        const len1 = data26.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data26[i1] != "string") {
            const err33 = { instancePath: instancePath + "/respondent_pids/" + i1, schemaPath: "#/properties/respondent_pids/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
      }
    }
    if (data.message_reason !== void 0) {
      let data28 = data.message_reason;
      const _errs64 = errors;
      let valid7 = !1;
      const _errs65 = errors;
      if (typeof data28 != "string") {
        const err34 = { instancePath: instancePath + "/message_reason", schemaPath: "#/properties/message_reason/anyOf/0/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (!(data28 === "new" || data28 === "updated" || data28 === "deactivated" || data28 === "reactivated")) {
        const err35 = { instancePath: instancePath + "/message_reason", schemaPath: "#/properties/message_reason/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema52.properties.message_reason.anyOf[0].enum } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      var _valid2 = _errs65 === errors;
      if (valid7 = valid7 || _valid2, !valid7) {
        const _errs67 = errors;
        if (typeof data28 != "string") {
          const err36 = { instancePath: instancePath + "/message_reason", schemaPath: "#/properties/message_reason/anyOf/1/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        var _valid2 = _errs67 === errors;
        valid7 = valid7 || _valid2;
      }
      if (valid7)
        errors = _errs64, vErrors !== null && (_errs64 ? vErrors.length = _errs64 : vErrors = null);
      else {
        const err37 = { instancePath: instancePath + "/message_reason", schemaPath: "#/properties/message_reason/anyOf", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.px_buyer_message !== void 0) {
      let data29 = data.px_buyer_message;
      if (Array.isArray(data29)) {
        const len2 = data29.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data29[i2] != "string") {
            const err38 = { instancePath: instancePath + "/px_buyer_message/" + i2, schemaPath: "#/properties/px_buyer_message/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
      } else {
        const err39 = { instancePath: instancePath + "/px_buyer_message", schemaPath: "#/properties/px_buyer_message/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.survey_quotas !== void 0) {
      let data31 = data.survey_quotas;
      if (Array.isArray(data31)) {
        const len3 = data31.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate136(data31[i3], { instancePath: instancePath + "/survey_quotas/" + i3, parentData: data31, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length);
      } else {
        const err40 = { instancePath: instancePath + "/survey_quotas", schemaPath: "#/properties/survey_quotas/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.survey_qualifications !== void 0) {
      let data33 = data.survey_qualifications;
      if (Array.isArray(data33)) {
        const len4 = data33.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate140(data33[i4], { instancePath: instancePath + "/survey_qualifications/" + i4, parentData: data33, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
      } else {
        const err41 = { instancePath: instancePath + "/survey_qualifications", schemaPath: "#/properties/survey_qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length), validate130.errors = vErrors, errors === 0;
}
const $Outcome = validate143;
const schema59 = { type: "object", required: ["respondent_id"], properties: { respondent_id: { type: "string" }, parent_session_id: { type: "string" }, panelist_id: { type: ["string", "null"] }, session_id: { type: ["string", "null"] }, marketplace_status: { $ref: "#/components/schemas/MarketplaceStatus" }, client_status: { $ref: "#/components/schemas/ClientStatus" }, entry_date: { type: "string", format: "date-time" }, last_date: { type: "string", format: "date-time" }, survey_id: { type: "integer" }, rpi: { $ref: "#/components/schemas/OutcomeMonetaryAmount" }, study_type: { $ref: "#/components/schemas/StudyType" } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0 && typeof data.value != "string") {
      const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currency_code !== void 0 && typeof data.currency_code != "string") {
      const err1 = { instancePath: instancePath + "/currency_code", schemaPath: "#/properties/currency_code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.respondent_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "respondent_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.respondent_id !== void 0 && typeof data.respondent_id != "string") {
      const err1 = { instancePath: instancePath + "/respondent_id", schemaPath: "#/properties/respondent_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parent_session_id !== void 0 && typeof data.parent_session_id != "string") {
      const err2 = { instancePath: instancePath + "/parent_session_id", schemaPath: "#/properties/parent_session_id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.panelist_id !== void 0) {
      let data2 = data.panelist_id;
      if (typeof data2 != "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/panelist_id", schemaPath: "#/properties/panelist_id/type", keyword: "type", params: { type: schema59.properties.panelist_id.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.session_id !== void 0) {
      let data3 = data.session_id;
      if (typeof data3 != "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: schema59.properties.session_id.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.marketplace_status !== void 0 && (validate145(data.marketplace_status, { instancePath: instancePath + "/marketplace_status", parentData: data, parentDataProperty: "marketplace_status", rootData }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.client_status !== void 0 && (validate147(data.client_status, { instancePath: instancePath + "/client_status", parentData: data, parentDataProperty: "client_status", rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.entry_date !== void 0 && typeof data.entry_date != "string") {
      const err5 = { instancePath: instancePath + "/entry_date", schemaPath: "#/properties/entry_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.last_date !== void 0 && typeof data.last_date != "string") {
      const err6 = { instancePath: instancePath + "/last_date", schemaPath: "#/properties/last_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.survey_id !== void 0) {
      let data8 = data.survey_id;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
        const err7 = { instancePath: instancePath + "/survey_id", schemaPath: "#/properties/survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.rpi !== void 0 && (validate149(data.rpi, { instancePath: instancePath + "/rpi", parentData: data, parentDataProperty: "rpi", rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length)), data.study_type !== void 0 && (validate132(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length));
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate144(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length), validate143.errors = vErrors, errors === 0;
}


export const getBundledLookups: Validator<"getBundledLookups"> = $getBundledLookups
export const listDictionary: Validator<"listDictionary"> = $listDictionary
export const getOpportunitiesSubscription: Validator<"getOpportunitiesSubscription"> = $getOpportunitiesSubscription
export const createOpportunitiesSubscription: Validator<"createOpportunitiesSubscription"> = $createOpportunitiesSubscription
export const removeOpportunitiesSubscription: Validator<"removeOpportunitiesSubscription"> = $removeOpportunitiesSubscription
export const getOutcomesSubscription: Validator<"getOutcomesSubscription"> = $getOutcomesSubscription
export const createOutcomesSubscription: Validator<"createOutcomesSubscription"> = $createOutcomesSubscription
export const removeOutcomesSubscription: Validator<"removeOutcomesSubscription"> = $removeOutcomesSubscription
export const createSupplierLink: Validator<"createSupplierLink"> = $createSupplierLink
export const Opportunity: Validator<"Opportunity"> = $Opportunity
export const Outcome: Validator<"Outcome"> = $Outcome
