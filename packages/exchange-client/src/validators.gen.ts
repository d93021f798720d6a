// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { ObjectShape, Validator } from "./validator.gen.ts"
const $getBundledLookups = validate0;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
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
  if (!Number.isSafeInteger(data)) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
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
  if (!Number.isSafeInteger(data)) {
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
      if (!Number.isSafeInteger(data4)) {
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
const $listSuppliers = validate38;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Name !== void 0 && typeof data.Name != "string") {
      const err0 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Code !== void 0 && typeof data.Code != "string") {
      const err1 = { instancePath: instancePath + "/Code", schemaPath: "#/properties/Code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.AccountName !== void 0 && typeof data.AccountName != "string") {
      const err0 = { instancePath: instancePath + "/AccountName", schemaPath: "#/properties/AccountName/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Suppliers !== void 0) {
      let data1 = data.Suppliers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate49(data1[i0], { instancePath: instancePath + "/Suppliers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/Suppliers", schemaPath: "#/properties/Suppliers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.AccountsWithSuppliers !== void 0) {
      let data8 = data.AccountsWithSuppliers;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate48(data8[i0], { instancePath: instancePath + "/AccountsWithSuppliers/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/AccountsWithSuppliers", schemaPath: "#/properties/AccountsWithSuppliers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length), validate38.errors = vErrors, errors === 0;
}
const $listBusinessUnits = validate53;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.AccountID !== void 0) {
      let data0 = data.AccountID;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/AccountID", schemaPath: "#/properties/AccountID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.Id !== void 0 && typeof data.Id != "string") {
      const err1 = { instancePath: instancePath + "/Id", schemaPath: "#/properties/Id/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.Name !== void 0 && typeof data.Name != "string") {
      const err2 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.BusinessUnits !== void 0) {
      let data8 = data.BusinessUnits;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate63(data8[i0], { instancePath: instancePath + "/BusinessUnits/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/BusinessUnits", schemaPath: "#/properties/BusinessUnits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate54(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), validate53.errors = vErrors, errors === 0;
}
const $listQuestions = validate66;
const schema21 = { type: "object", required: ["QuestionID"], properties: { IsCoreDemographic: { type: "boolean" }, IsFeasibilityFactor: { type: "boolean" }, LK_QuestionClassificationID: { type: ["integer", "null"], format: "int64" }, Name: { type: "string" }, QuestionID: { type: "integer", format: "int64" }, QuestionText: { type: "string" }, QuestionType: { type: "string" }, SurveyUse: { type: "integer", format: "int64" }, __type: { type: "string" }, AccountID: { type: "integer", format: "int64" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.QuestionID === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "QuestionID" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.IsCoreDemographic !== void 0 && typeof data.IsCoreDemographic != "boolean") {
      const err1 = { instancePath: instancePath + "/IsCoreDemographic", schemaPath: "#/properties/IsCoreDemographic/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.IsFeasibilityFactor !== void 0 && typeof data.IsFeasibilityFactor != "boolean") {
      const err2 = { instancePath: instancePath + "/IsFeasibilityFactor", schemaPath: "#/properties/IsFeasibilityFactor/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.LK_QuestionClassificationID !== void 0) {
      let data2 = data.LK_QuestionClassificationID;
      if (!Number.isSafeInteger(data2) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/LK_QuestionClassificationID", schemaPath: "#/properties/LK_QuestionClassificationID/type", keyword: "type", params: { type: schema21.properties.LK_QuestionClassificationID.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.Name !== void 0 && typeof data.Name != "string") {
      const err4 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.QuestionID !== void 0) {
      let data4 = data.QuestionID;
      if (!Number.isSafeInteger(data4)) {
        const err5 = { instancePath: instancePath + "/QuestionID", schemaPath: "#/properties/QuestionID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.QuestionText !== void 0 && typeof data.QuestionText != "string") {
      const err6 = { instancePath: instancePath + "/QuestionText", schemaPath: "#/properties/QuestionText/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.QuestionType !== void 0 && typeof data.QuestionType != "string") {
      const err7 = { instancePath: instancePath + "/QuestionType", schemaPath: "#/properties/QuestionType/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.SurveyUse !== void 0) {
      let data7 = data.SurveyUse;
      if (!Number.isSafeInteger(data7)) {
        const err8 = { instancePath: instancePath + "/SurveyUse", schemaPath: "#/properties/SurveyUse/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.__type !== void 0 && typeof data.__type != "string") {
      const err9 = { instancePath: instancePath + "/__type", schemaPath: "#/properties/__type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.AccountID !== void 0) {
      let data9 = data.AccountID;
      if (!Number.isSafeInteger(data9)) {
        const err10 = { instancePath: instancePath + "/AccountID", schemaPath: "#/properties/AccountID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Questions !== void 0) {
      let data8 = data.Questions;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate76(data8[i0], { instancePath: instancePath + "/Questions/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/Questions", schemaPath: "#/properties/Questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length), validate66.errors = vErrors, errors === 0;
}
const $listCustomQuestions = validate79;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Questions !== void 0) {
      let data8 = data.Questions;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate76(data8[i0], { instancePath: instancePath + "/Questions/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/Questions", schemaPath: "#/properties/Questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate80(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length), validate79.errors = vErrors, errors === 0;
}
const $getQuestion = validate91;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Question !== void 0 && (validate76(data.Question, { instancePath: instancePath + "/Question", parentData: data, parentDataProperty: "Question", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate92(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length), validate91.errors = vErrors, errors === 0;
}
const $listQuestionOptions = validate103;
const schema28 = { type: "object", required: ["Precode"], properties: { OptionText: { type: "string" }, ParentItemText: { type: ["string", "null"] }, Precode: { type: "string" }, QuestionID: { type: "integer", format: "int64" } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Precode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Precode" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.OptionText !== void 0 && typeof data.OptionText != "string") {
      const err1 = { instancePath: instancePath + "/OptionText", schemaPath: "#/properties/OptionText/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ParentItemText !== void 0) {
      let data1 = data.ParentItemText;
      if (typeof data1 != "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/ParentItemText", schemaPath: "#/properties/ParentItemText/type", keyword: "type", params: { type: schema28.properties.ParentItemText.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.Precode !== void 0 && typeof data.Precode != "string") {
      const err3 = { instancePath: instancePath + "/Precode", schemaPath: "#/properties/Precode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.QuestionID !== void 0) {
      let data3 = data.QuestionID;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/QuestionID", schemaPath: "#/properties/QuestionID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.QuestionOptions !== void 0) {
      let data8 = data.QuestionOptions;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate113(data8[i0], { instancePath: instancePath + "/QuestionOptions/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/QuestionOptions", schemaPath: "#/properties/QuestionOptions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate104(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length), validate103.errors = vErrors, errors === 0;
}
const $listDictionary = validate116;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate118.errors = vErrors, errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate118(data0[i0], { instancePath: instancePath + "/result/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.total !== void 0) {
      let data2 = data.total;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate117(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length), validate116.errors = vErrors, errors === 0;
}
const $listBetaErrors = validate121;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error_code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.detail !== void 0) {
      let data0 = data.detail;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            const err1 = { instancePath: instancePath + "/detail/" + i0, schemaPath: "#/properties/detail/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        const err2 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.error_code !== void 0 && typeof data.error_code != "string") {
      const err3 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.http_status !== void 0) {
      let data3 = data.http_status;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/http_status", schemaPath: "#/properties/http_status/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate123(data0[i0], { instancePath: instancePath + "/result/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate122(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length), validate121.errors = vErrors, errors === 0;
}
const $getOpportunitiesSubscription = validate126;
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate129.errors = vErrors, errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number" && isFinite(data0)) {
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
      if (typeof data1 == "number" && isFinite(data1)) {
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
          if (typeof data3 == "number" && isFinite(data3)) {
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
          if (typeof data5 == "number" && isFinite(data5)) {
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
      if (typeof data6 == "number" && isFinite(data6)) {
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
      if (typeof data7 == "number" && isFinite(data7)) {
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
  return validate133.errors = vErrors, errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number" && isFinite(data0)) {
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
      if (typeof data1 == "number" && isFinite(data1)) {
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
          if (typeof data3 == "number" && isFinite(data3)) {
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
          if (typeof data5 == "number" && isFinite(data5)) {
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
      if (typeof data6 == "number" && isFinite(data6)) {
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
      if (typeof data7 == "number" && isFinite(data7)) {
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
  return validate135.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate137.errors = vErrors, errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (typeof data0 == "number" && isFinite(data0)) {
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
      if (typeof data1 == "number" && isFinite(data1)) {
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
          if (typeof data3 == "number" && isFinite(data3)) {
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
          if (typeof data5 == "number" && isFinite(data5)) {
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
      if (typeof data6 == "number" && isFinite(data6)) {
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
      if (typeof data7 == "number" && isFinite(data7)) {
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
  return validate140.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        const err1 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (!Number.isSafeInteger(data1)) {
        const err2 = { instancePath: instancePath + "/ne", schemaPath: "#/properties/ne/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
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
          if (!Number.isSafeInteger(data3)) {
            const err4 = { instancePath: instancePath + "/in/" + i0, schemaPath: "#/properties/in/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
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
          if (!Number.isSafeInteger(data5)) {
            const err7 = { instancePath: instancePath + "/nin/" + i1, schemaPath: "#/properties/nin/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
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
      if (!Number.isSafeInteger(data6)) {
        const err10 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        const err11 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (!Number.isSafeInteger(data7)) {
        const err12 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
        const err13 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eq !== void 0) {
      let data0 = data.eq;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/eq", schemaPath: "#/properties/eq/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.ne !== void 0) {
      let data1 = data.ne;
      if (!Number.isSafeInteger(data1)) {
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
          if (!Number.isSafeInteger(data3)) {
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
          if (!Number.isSafeInteger(data5)) {
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
      if (!Number.isSafeInteger(data6)) {
        const err6 = { instancePath: instancePath + "/gte", schemaPath: "#/properties/gte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lte !== void 0) {
      let data7 = data.lte;
      if (!Number.isSafeInteger(data7)) {
        const err7 = { instancePath: instancePath + "/lte", schemaPath: "#/properties/lte/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate149.errors = vErrors, errors === 0;
}
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.country_language === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_language" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.country_language !== void 0 && (validate129(data.country_language, { instancePath: instancePath + "/country_language", parentData: data, parentDataProperty: "country_language", rootData }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.industry !== void 0 && (validate129(data.industry, { instancePath: instancePath + "/industry", parentData: data, parentDataProperty: "industry", rootData }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.study_type !== void 0 && (validate129(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.bid_length_of_interview !== void 0 && (validate133(data.bid_length_of_interview, { instancePath: instancePath + "/bid_length_of_interview", parentData: data, parentDataProperty: "bid_length_of_interview", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.bid_incidence !== void 0 && (validate135(data.bid_incidence, { instancePath: instancePath + "/bid_incidence", parentData: data, parentDataProperty: "bid_incidence", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.collects_pii !== void 0 && (validate137(data.collects_pii, { instancePath: instancePath + "/collects_pii", parentData: data, parentDataProperty: "collects_pii", rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length)), data.revenue_per_interview !== void 0 && (validate133(data.revenue_per_interview, { instancePath: instancePath + "/revenue_per_interview", parentData: data, parentDataProperty: "revenue_per_interview", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.conversion !== void 0 && (validate140(data.conversion, { instancePath: instancePath + "/conversion", parentData: data, parentDataProperty: "conversion", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.mobile_conversion !== void 0 && (validate140(data.mobile_conversion, { instancePath: instancePath + "/mobile_conversion", parentData: data, parentDataProperty: "mobile_conversion", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.revenue_per_click !== void 0 && (validate133(data.revenue_per_click, { instancePath: instancePath + "/revenue_per_click", parentData: data, parentDataProperty: "revenue_per_click", rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.length_of_interview !== void 0 && (validate144(data.length_of_interview, { instancePath: instancePath + "/length_of_interview", parentData: data, parentDataProperty: "length_of_interview", rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length)), data.termination_length_of_interview !== void 0 && (validate144(data.termination_length_of_interview, { instancePath: instancePath + "/termination_length_of_interview", parentData: data, parentDataProperty: "termination_length_of_interview", rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length)), data.buyer_id !== void 0 && (validate147(data.buyer_id, { instancePath: instancePath + "/buyer_id", parentData: data, parentDataProperty: "buyer_id", rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.px_buyer_message !== void 0 && (validate149(data.px_buyer_message, { instancePath: instancePath + "/px_buyer_message", parentData: data, parentDataProperty: "px_buyer_message", rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length));
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_id !== void 0) {
      let data0 = data.survey_id;
      if (!Number.isSafeInteger(data0)) {
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
  return validate152.errors = vErrors, errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate128(data2[i0], { instancePath: instancePath + "/opportunities/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
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
          validate152(data5[i1], { instancePath: instancePath + "/surveys/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/surveys", schemaPath: "#/properties/surveys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.public_key !== void 0 && (validate154(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate156(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length));
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate127(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length), validate126.errors = vErrors, errors === 0;
}
const $createOpportunitiesSubscription = validate159;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result !== void 0 && typeof data.result != "string") {
      const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.public_key !== void 0 && (validate154(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate156(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length));
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate165.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  validate161(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs2 = errors;
    validate165(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate160(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length), validate159.errors = vErrors, errors === 0;
}
const $removeOpportunitiesSubscription = validate168;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate170.errors = vErrors, errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  validate170(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs2 = errors;
    validate165(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate169.errors = vErrors, errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate169(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length), validate168.errors = vErrors, errors === 0;
}
const $getOutcomesSubscription = validate174;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.marketplace_status !== void 0 && (validate147(data.marketplace_status, { instancePath: instancePath + "/marketplace_status", parentData: data, parentDataProperty: "marketplace_status", rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.client_status !== void 0 && (validate147(data.client_status, { instancePath: instancePath + "/client_status", parentData: data, parentDataProperty: "client_status", rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate176(data1[i0], { instancePath: instancePath + "/outcomes/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
      } else {
        const err1 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.public_key !== void 0 && (validate154(data.public_key, { instancePath: instancePath + "/public_key", parentData: data, parentDataProperty: "public_key", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate156(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length));
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate175(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length), validate174.errors = vErrors, errors === 0;
}
const $createOutcomesSubscription = validate183;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  validate161(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs2 = errors;
    validate165(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate184.errors = vErrors, errors === 0;
}
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate184(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length), validate183.errors = vErrors, errors === 0;
}
const $removeOutcomesSubscription = validate188;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  const _errs0 = errors;
  let valid0 = !1;
  const _errs1 = errors;
  validate170(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs2 = errors;
    validate165(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate189.errors = vErrors, errors === 0;
}
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate189(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length), validate188.errors = vErrors, errors === 0;
}
const $listQualifiedRespondents = validate193;
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.PID === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "PID" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.PID !== void 0 && typeof data.PID != "string") {
      const err1 = { instancePath: instancePath + "/PID", schemaPath: "#/properties/PID/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.IsActive !== void 0 && typeof data.IsActive != "boolean") {
      const err2 = { instancePath: instancePath + "/IsActive", schemaPath: "#/properties/IsActive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate203.errors = vErrors, errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SurveyQualifiedRespondents !== void 0) {
      let data8 = data.SurveyQualifiedRespondents;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate203(data8[i0], { instancePath: instancePath + "/SurveyQualifiedRespondents/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/SurveyQualifiedRespondents", schemaPath: "#/properties/SurveyQualifiedRespondents/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate194.errors = vErrors, errors === 0;
}
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate194(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length), validate193.errors = vErrors, errors === 0;
}
const $listSurveyGroups = validate206;
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SurveyGroupID === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "SurveyGroupID" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.SurveyGroup !== void 0) {
      let data0 = data.SurveyGroup;
      if (typeof data0 == "string") {
        if (data0.length > 200) {
          const err1 = { instancePath: instancePath + "/SurveyGroup", schemaPath: "#/properties/SurveyGroup/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/SurveyGroup", schemaPath: "#/properties/SurveyGroup/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.SurveyGroupID !== void 0) {
      let data1 = data.SurveyGroupID;
      if (!Number.isSafeInteger(data1)) {
        const err3 = { instancePath: instancePath + "/SurveyGroupID", schemaPath: "#/properties/SurveyGroupID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.SurveyGroupSurveys !== void 0) {
      let data2 = data.SurveyGroupSurveys;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!Number.isSafeInteger(data3)) {
            const err4 = { instancePath: instancePath + "/SurveyGroupSurveys/" + i0, schemaPath: "#/properties/SurveyGroupSurveys/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/SurveyGroupSurveys", schemaPath: "#/properties/SurveyGroupSurveys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate216.errors = vErrors, errors === 0;
}
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SurveyGroups !== void 0) {
      let data8 = data.SurveyGroups;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate216(data8[i0], { instancePath: instancePath + "/SurveyGroups/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/SurveyGroups", schemaPath: "#/properties/SurveyGroups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate207.errors = vErrors, errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate207(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length), validate206.errors = vErrors, errors === 0;
}
const $listOfferwallSurveys = validate219;
const schema71 = { type: "object", required: ["SurveyNumber"], properties: { SurveyName: { type: "string", maxLength: 128 }, SurveyNumber: { type: "integer", format: "int64" }, SurveySID: { type: "string" }, AccountName: { type: "string" }, CountryLanguageID: { type: "integer", format: "int64" }, LengthOfInterview: { type: "integer", format: "int64" }, BidIncidence: { type: "integer", format: "int64" }, Conversion: { type: "number", format: "double" }, CPI: { type: "number", format: "double" }, FieldEndDate: { $ref: "#/components/schemas/LegacyDate" }, IndustryID: { type: "integer", format: "int64" }, StudyTypeID: { type: "integer", format: "int64" }, OverallCompletes: { type: "integer", format: "int64" }, TotalRemaining: { type: "integer", format: "int64" }, CompletionPercentage: { type: "number", format: "double" }, SurveyGroup: { type: ["string", "null"], maxLength: 200 }, SurveyGroupID: { type: ["integer", "null"], format: "int64" }, SurveyGroupExists: { $ref: "#/components/schemas/SurveyGroupExists" }, BidLengthOfInterview: { type: "integer", format: "int64" }, TerminationLengthOfInterview: { type: "integer", format: "int64" }, SurveyQuotaCalcTypeID: { type: "integer", format: "int64" }, IsTrueSample: { type: "boolean" }, SurveyMobileConversion: { type: "number", format: "double" }, SampleTypeID: { type: ["integer", "null"], format: "int64" }, CollectsPII: { type: "boolean" }, IsOnlySupplierInGroup: { type: "boolean" }, RPI: { $ref: "#/components/schemas/LegacyMonetaryAmount" } } };
const pattern0 = new RegExp("^/Date\\(-?\\d+([+-]\\d{4})?\\)/$", "u");
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^/Date\\(-?\\d+([+-]\\d{4})?\\)/$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Value !== void 0) {
      let data0 = data.Value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/Value", schemaPath: "#/properties/Value/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.CurrencyCode !== void 0 && typeof data.CurrencyCode != "string") {
      const err1 = { instancePath: instancePath + "/CurrencyCode", schemaPath: "#/properties/CurrencyCode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate234.errors = vErrors, errors === 0;
}
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SurveyNumber === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "SurveyNumber" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.SurveyName !== void 0) {
      let data0 = data.SurveyName;
      if (typeof data0 == "string") {
        if (data0.length > 128) {
          const err1 = { instancePath: instancePath + "/SurveyName", schemaPath: "#/properties/SurveyName/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/SurveyName", schemaPath: "#/properties/SurveyName/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.SurveyNumber !== void 0) {
      let data1 = data.SurveyNumber;
      if (!Number.isSafeInteger(data1)) {
        const err3 = { instancePath: instancePath + "/SurveyNumber", schemaPath: "#/properties/SurveyNumber/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.SurveySID !== void 0 && typeof data.SurveySID != "string") {
      const err4 = { instancePath: instancePath + "/SurveySID", schemaPath: "#/properties/SurveySID/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.AccountName !== void 0 && typeof data.AccountName != "string") {
      const err5 = { instancePath: instancePath + "/AccountName", schemaPath: "#/properties/AccountName/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.CountryLanguageID !== void 0) {
      let data4 = data.CountryLanguageID;
      if (!Number.isSafeInteger(data4)) {
        const err6 = { instancePath: instancePath + "/CountryLanguageID", schemaPath: "#/properties/CountryLanguageID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.LengthOfInterview !== void 0) {
      let data5 = data.LengthOfInterview;
      if (!Number.isSafeInteger(data5)) {
        const err7 = { instancePath: instancePath + "/LengthOfInterview", schemaPath: "#/properties/LengthOfInterview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.BidIncidence !== void 0) {
      let data6 = data.BidIncidence;
      if (!Number.isSafeInteger(data6)) {
        const err8 = { instancePath: instancePath + "/BidIncidence", schemaPath: "#/properties/BidIncidence/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.Conversion !== void 0) {
      let data7 = data.Conversion;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err9 = { instancePath: instancePath + "/Conversion", schemaPath: "#/properties/Conversion/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.CPI !== void 0) {
      let data8 = data.CPI;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err10 = { instancePath: instancePath + "/CPI", schemaPath: "#/properties/CPI/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.FieldEndDate !== void 0 && (validate230(data.FieldEndDate, { instancePath: instancePath + "/FieldEndDate", parentData: data, parentDataProperty: "FieldEndDate", rootData }) || (vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors), errors = vErrors.length)), data.IndustryID !== void 0) {
      let data10 = data.IndustryID;
      if (!Number.isSafeInteger(data10)) {
        const err11 = { instancePath: instancePath + "/IndustryID", schemaPath: "#/properties/IndustryID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.StudyTypeID !== void 0) {
      let data11 = data.StudyTypeID;
      if (!Number.isSafeInteger(data11)) {
        const err12 = { instancePath: instancePath + "/StudyTypeID", schemaPath: "#/properties/StudyTypeID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.OverallCompletes !== void 0) {
      let data12 = data.OverallCompletes;
      if (!Number.isSafeInteger(data12)) {
        const err13 = { instancePath: instancePath + "/OverallCompletes", schemaPath: "#/properties/OverallCompletes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.TotalRemaining !== void 0) {
      let data13 = data.TotalRemaining;
      if (!Number.isSafeInteger(data13)) {
        const err14 = { instancePath: instancePath + "/TotalRemaining", schemaPath: "#/properties/TotalRemaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.CompletionPercentage !== void 0) {
      let data14 = data.CompletionPercentage;
      if (!(typeof data14 == "number" && isFinite(data14))) {
        const err15 = { instancePath: instancePath + "/CompletionPercentage", schemaPath: "#/properties/CompletionPercentage/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.SurveyGroup !== void 0) {
      let data15 = data.SurveyGroup;
      if (typeof data15 != "string" && data15 !== null) {
        const err16 = { instancePath: instancePath + "/SurveyGroup", schemaPath: "#/properties/SurveyGroup/type", keyword: "type", params: { type: schema71.properties.SurveyGroup.type } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data15 == "string" && data15.length > 200) {
        const err17 = { instancePath: instancePath + "/SurveyGroup", schemaPath: "#/properties/SurveyGroup/maxLength", keyword: "maxLength", params: { limit: 200 } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.SurveyGroupID !== void 0) {
      let data16 = data.SurveyGroupID;
      if (!Number.isSafeInteger(data16) && data16 !== null) {
        const err18 = { instancePath: instancePath + "/SurveyGroupID", schemaPath: "#/properties/SurveyGroupID/type", keyword: "type", params: { type: schema71.properties.SurveyGroupID.type } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.SurveyGroupExists !== void 0 && (validate232(data.SurveyGroupExists, { instancePath: instancePath + "/SurveyGroupExists", parentData: data, parentDataProperty: "SurveyGroupExists", rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length)), data.BidLengthOfInterview !== void 0) {
      let data18 = data.BidLengthOfInterview;
      if (!Number.isSafeInteger(data18)) {
        const err19 = { instancePath: instancePath + "/BidLengthOfInterview", schemaPath: "#/properties/BidLengthOfInterview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.TerminationLengthOfInterview !== void 0) {
      let data19 = data.TerminationLengthOfInterview;
      if (!Number.isSafeInteger(data19)) {
        const err20 = { instancePath: instancePath + "/TerminationLengthOfInterview", schemaPath: "#/properties/TerminationLengthOfInterview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.SurveyQuotaCalcTypeID !== void 0) {
      let data20 = data.SurveyQuotaCalcTypeID;
      if (!Number.isSafeInteger(data20)) {
        const err21 = { instancePath: instancePath + "/SurveyQuotaCalcTypeID", schemaPath: "#/properties/SurveyQuotaCalcTypeID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.IsTrueSample !== void 0 && typeof data.IsTrueSample != "boolean") {
      const err22 = { instancePath: instancePath + "/IsTrueSample", schemaPath: "#/properties/IsTrueSample/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.SurveyMobileConversion !== void 0) {
      let data22 = data.SurveyMobileConversion;
      if (!(typeof data22 == "number" && isFinite(data22))) {
        const err23 = { instancePath: instancePath + "/SurveyMobileConversion", schemaPath: "#/properties/SurveyMobileConversion/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.SampleTypeID !== void 0) {
      let data23 = data.SampleTypeID;
      if (!Number.isSafeInteger(data23) && data23 !== null) {
        const err24 = { instancePath: instancePath + "/SampleTypeID", schemaPath: "#/properties/SampleTypeID/type", keyword: "type", params: { type: schema71.properties.SampleTypeID.type } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.CollectsPII !== void 0 && typeof data.CollectsPII != "boolean") {
      const err25 = { instancePath: instancePath + "/CollectsPII", schemaPath: "#/properties/CollectsPII/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.IsOnlySupplierInGroup !== void 0 && typeof data.IsOnlySupplierInGroup != "boolean") {
      const err26 = { instancePath: instancePath + "/IsOnlySupplierInGroup", schemaPath: "#/properties/IsOnlySupplierInGroup/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    data.RPI !== void 0 && (validate234(data.RPI, { instancePath: instancePath + "/RPI", parentData: data, parentDataProperty: "RPI", rootData }) || (vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors), errors = vErrors.length));
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate229.errors = vErrors, errors === 0;
}
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Surveys !== void 0) {
      let data8 = data.Surveys;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate229(data8[i0], { instancePath: instancePath + "/Surveys/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors), errors = vErrors.length);
      } else {
        const err0 = { instancePath: instancePath + "/Surveys", schemaPath: "#/properties/Surveys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate220.errors = vErrors, errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate220(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors), errors = vErrors.length), validate219.errors = vErrors, errors === 0;
}
const $getSurveyAllocation = validate238;
const schema79 = { type: "object", properties: { SupplierLinkType: { type: ["integer", "string"] }, LiveSupplierLink: { type: "string" }, SupplierLinkSID: { type: "string" }, TargetCCPI: { type: "number", format: "double" } } };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SupplierLinkType !== void 0) {
      let data0 = data.SupplierLinkType;
      if (!Number.isSafeInteger(data0) && typeof data0 != "string") {
        const err0 = { instancePath: instancePath + "/SupplierLinkType", schemaPath: "#/properties/SupplierLinkType/type", keyword: "type", params: { type: schema79.properties.SupplierLinkType.type } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.LiveSupplierLink !== void 0 && typeof data.LiveSupplierLink != "string") {
      const err1 = { instancePath: instancePath + "/LiveSupplierLink", schemaPath: "#/properties/LiveSupplierLink/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.SupplierLinkSID !== void 0 && typeof data.SupplierLinkSID != "string") {
      const err2 = { instancePath: instancePath + "/SupplierLinkSID", schemaPath: "#/properties/SupplierLinkSID/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.TargetCCPI !== void 0) {
      let data3 = data.TargetCCPI;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err3 = { instancePath: instancePath + "/TargetCCPI", schemaPath: "#/properties/TargetCCPI/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate252.errors = vErrors, errors === 0;
}
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SupplierCode !== void 0 && typeof data.SupplierCode != "string") {
      const err0 = { instancePath: instancePath + "/SupplierCode", schemaPath: "#/properties/SupplierCode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.SupplierName !== void 0 && typeof data.SupplierName != "string") {
      const err1 = { instancePath: instancePath + "/SupplierName", schemaPath: "#/properties/SupplierName/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.OfferwallCompletes !== void 0) {
      let data2 = data.OfferwallCompletes;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/OfferwallCompletes", schemaPath: "#/properties/OfferwallCompletes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.AllocationRemaining !== void 0) {
      let data3 = data.AllocationRemaining;
      if (!Number.isSafeInteger(data3)) {
        const err3 = { instancePath: instancePath + "/AllocationRemaining", schemaPath: "#/properties/AllocationRemaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.HedgeRemaining !== void 0) {
      let data4 = data.HedgeRemaining;
      if (!Number.isSafeInteger(data4)) {
        const err4 = { instancePath: instancePath + "/HedgeRemaining", schemaPath: "#/properties/HedgeRemaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.TargetModel !== void 0 && (validate252(data.TargetModel, { instancePath: instancePath + "/TargetModel", parentData: data, parentDataProperty: "TargetModel", rootData }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length));
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate251.errors = vErrors, errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate229(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.FieldBeginDate !== void 0 && (validate230(data.FieldBeginDate, { instancePath: instancePath + "/FieldBeginDate", parentData: data, parentDataProperty: "FieldBeginDate", rootData }) || (vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors), errors = vErrors.length)), data.Priority !== void 0) {
      let data1 = data.Priority;
      if (!Number.isSafeInteger(data1)) {
        const err0 = { instancePath: instancePath + "/Priority", schemaPath: "#/allOf/1/properties/Priority/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.SupplierAllocations !== void 0) {
      let data2 = data.SupplierAllocations;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            const err1 = { instancePath: instancePath + "/SupplierAllocations/" + i0, schemaPath: "#/allOf/1/properties/SupplierAllocations/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/SupplierAllocations", schemaPath: "#/allOf/1/properties/SupplierAllocations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.OfferwallTotalRemaining !== void 0) {
      let data4 = data.OfferwallTotalRemaining;
      if (!Number.isSafeInteger(data4)) {
        const err3 = { instancePath: instancePath + "/OfferwallTotalRemaining", schemaPath: "#/allOf/1/properties/OfferwallTotalRemaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.OfferwallAllocations !== void 0) {
      let data5 = data.OfferwallAllocations;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate251(data5[i1], { instancePath: instancePath + "/OfferwallAllocations/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/OfferwallAllocations", schemaPath: "#/allOf/1/properties/OfferwallAllocations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplierAllocationSurvey !== void 0 && (validate248(data.SupplierAllocationSurvey, { instancePath: instancePath + "/SupplierAllocationSurvey", parentData: data, parentDataProperty: "SupplierAllocationSurvey", rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate239.errors = vErrors, errors === 0;
}
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate239(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors), errors = vErrors.length), validate238.errors = vErrors, errors === 0;
}
const $createSupplierLink = validate257;
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate268.errors = vErrors, errors === 0;
}
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate270.errors = vErrors, errors === 0;
}
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate272.errors = vErrors, errors === 0;
}
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate274.errors = vErrors, errors === 0;
}
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate276.errors = vErrors, errors === 0;
}
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate278.errors = vErrors, errors === 0;
}
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate280.errors = vErrors, errors === 0;
}
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SupplierLinkTypeCode !== void 0 && (validate268(data.SupplierLinkTypeCode, { instancePath: instancePath + "/SupplierLinkTypeCode", parentData: data, parentDataProperty: "SupplierLinkTypeCode", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data.TrackingTypeCode !== void 0 && (validate270(data.TrackingTypeCode, { instancePath: instancePath + "/TrackingTypeCode", parentData: data, parentDataProperty: "TrackingTypeCode", rootData }) || (vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors), errors = vErrors.length)), data.DefaultLink !== void 0 && (validate272(data.DefaultLink, { instancePath: instancePath + "/DefaultLink", parentData: data, parentDataProperty: "DefaultLink", rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length)), data.SuccessLink !== void 0 && (validate274(data.SuccessLink, { instancePath: instancePath + "/SuccessLink", parentData: data, parentDataProperty: "SuccessLink", rootData }) || (vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors), errors = vErrors.length)), data.FailureLink !== void 0 && (validate276(data.FailureLink, { instancePath: instancePath + "/FailureLink", parentData: data, parentDataProperty: "FailureLink", rootData }) || (vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors), errors = vErrors.length)), data.OverQuotaLink !== void 0 && (validate278(data.OverQuotaLink, { instancePath: instancePath + "/OverQuotaLink", parentData: data, parentDataProperty: "OverQuotaLink", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.QualityTerminationLink !== void 0 && (validate280(data.QualityTerminationLink, { instancePath: instancePath + "/QualityTerminationLink", parentData: data, parentDataProperty: "QualityTerminationLink", rootData }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data.LiveLink !== void 0 && typeof data.LiveLink != "string") {
      const err0 = { instancePath: instancePath + "/LiveLink", schemaPath: "#/properties/LiveLink/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.TestLink !== void 0 && typeof data.TestLink != "string") {
      const err1 = { instancePath: instancePath + "/TestLink", schemaPath: "#/properties/TestLink/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.RPI !== void 0 && (validate234(data.RPI, { instancePath: instancePath + "/RPI", parentData: data, parentDataProperty: "RPI", rootData }) || (vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors), errors = vErrors.length));
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplierLink !== void 0 && (validate267(data.SupplierLink, { instancePath: instancePath + "/SupplierLink", parentData: data, parentDataProperty: "SupplierLink", rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate258.errors = vErrors, errors === 0;
}
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate258(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length), validate257.errors = vErrors, errors === 0;
}
const $updateSupplierLink = validate285;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplierLink !== void 0 && (validate267(data.SupplierLink, { instancePath: instancePath + "/SupplierLink", parentData: data, parentDataProperty: "SupplierLink", rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate286.errors = vErrors, errors === 0;
}
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate286(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors), errors = vErrors.length), validate285.errors = vErrors, errors === 0;
}
const $getSupplierLink = validate297;
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplierLink !== void 0 && (validate267(data.SupplierLink, { instancePath: instancePath + "/SupplierLink", parentData: data, parentDataProperty: "SupplierLink", rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate298.errors = vErrors, errors === 0;
}
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate298(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors), errors = vErrors.length), validate297.errors = vErrors, errors === 0;
}
const $listAllocatedSurveys = validate309;
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.SupplyAllocationSurveyIDs !== void 0) {
      let data8 = data.SupplyAllocationSurveyIDs;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!Number.isSafeInteger(data9)) {
            const err0 = { instancePath: instancePath + "/SupplyAllocationSurveyIDs/" + i0, schemaPath: "#/properties/SupplyAllocationSurveyIDs/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/SupplyAllocationSurveyIDs", schemaPath: "#/properties/SupplyAllocationSurveyIDs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate310.errors = vErrors, errors === 0;
}
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate310(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors), errors = vErrors.length), validate309.errors = vErrors, errors === 0;
}
const $createSurvey = validate320;
const schema99 = { type: "object", properties: { AccountID: { type: "integer", format: "int64" }, SurveyStatusCode: { type: "string" }, SurveyPriority: { type: "integer", format: "int32", minimum: 1, maximum: 11 }, SurveyName: { type: "string", maxLength: 128 }, CountryLanguageID: { type: "integer", format: "int64" }, IndustryID: { type: "integer", format: "int64" }, StudyTypeID: { type: "integer", format: "int64" }, ClientCPI: { type: "number", format: "double" }, QuotaCPI: { type: "number", format: "double" }, ClientSurveyLiveURL: { type: "string", maxLength: 3e3 }, TestRedirectURL: { type: "string", maxLength: 3e3 }, IsActive: { type: "boolean" }, Quota: { type: "integer", format: "int64" }, PlatformExchangeAllocation: { type: "number", format: "double", minimum: 0, maximum: 100 }, PlatformExchangeHedgeAccess: { type: "boolean" }, IsVerifyCallBack: { type: "boolean" }, UniquePID: { type: "boolean" }, UniqueIPAddress: { type: "boolean" }, IsRelevantID: { type: "boolean" }, IsDedupe: { type: "boolean" }, IsGeoIP: { type: "boolean" }, IsFraudProfile: { type: "boolean" }, IsTrueSample: { type: "boolean" }, FraudProfileThreshold: { type: "integer", format: "int64" }, QuotaCalculationTypeID: { type: "integer", format: "int64" }, SurveyPlatformID: { type: "integer", format: "int64", const: 1 }, BidLengthOfInterview: { type: "integer", format: "int64" }, BusinessUnitID: { type: "integer", format: "int64" }, SampleTypeID: { type: "integer", format: "int64" }, BidIncidence: { type: "integer", format: "int64" }, CollectsPII: { type: ["boolean", "null"] } } };
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.AccountID !== void 0) {
      let data0 = data.AccountID;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/AccountID", schemaPath: "#/properties/AccountID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.SurveyStatusCode !== void 0 && typeof data.SurveyStatusCode != "string") {
      const err1 = { instancePath: instancePath + "/SurveyStatusCode", schemaPath: "#/properties/SurveyStatusCode/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.SurveyPriority !== void 0) {
      let data2 = data.SurveyPriority;
      if (!Number.isSafeInteger(data2)) {
        const err2 = { instancePath: instancePath + "/SurveyPriority", schemaPath: "#/properties/SurveyPriority/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 11 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/SurveyPriority", schemaPath: "#/properties/SurveyPriority/maximum", keyword: "maximum", params: { comparison: "<=", limit: 11 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/SurveyPriority", schemaPath: "#/properties/SurveyPriority/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.SurveyName !== void 0) {
      let data3 = data.SurveyName;
      if (typeof data3 == "string") {
        if (data3.length > 128) {
          const err5 = { instancePath: instancePath + "/SurveyName", schemaPath: "#/properties/SurveyName/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/SurveyName", schemaPath: "#/properties/SurveyName/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.CountryLanguageID !== void 0) {
      let data4 = data.CountryLanguageID;
      if (!Number.isSafeInteger(data4)) {
        const err7 = { instancePath: instancePath + "/CountryLanguageID", schemaPath: "#/properties/CountryLanguageID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.IndustryID !== void 0) {
      let data5 = data.IndustryID;
      if (!Number.isSafeInteger(data5)) {
        const err8 = { instancePath: instancePath + "/IndustryID", schemaPath: "#/properties/IndustryID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.StudyTypeID !== void 0) {
      let data6 = data.StudyTypeID;
      if (!Number.isSafeInteger(data6)) {
        const err9 = { instancePath: instancePath + "/StudyTypeID", schemaPath: "#/properties/StudyTypeID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.ClientCPI !== void 0) {
      let data7 = data.ClientCPI;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err10 = { instancePath: instancePath + "/ClientCPI", schemaPath: "#/properties/ClientCPI/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.QuotaCPI !== void 0) {
      let data8 = data.QuotaCPI;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err11 = { instancePath: instancePath + "/QuotaCPI", schemaPath: "#/properties/QuotaCPI/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.ClientSurveyLiveURL !== void 0) {
      let data9 = data.ClientSurveyLiveURL;
      if (typeof data9 == "string") {
        if (data9.length > 3e3) {
          const err12 = { instancePath: instancePath + "/ClientSurveyLiveURL", schemaPath: "#/properties/ClientSurveyLiveURL/maxLength", keyword: "maxLength", params: { limit: 3e3 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/ClientSurveyLiveURL", schemaPath: "#/properties/ClientSurveyLiveURL/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.TestRedirectURL !== void 0) {
      let data10 = data.TestRedirectURL;
      if (typeof data10 == "string") {
        if (data10.length > 3e3) {
          const err14 = { instancePath: instancePath + "/TestRedirectURL", schemaPath: "#/properties/TestRedirectURL/maxLength", keyword: "maxLength", params: { limit: 3e3 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/TestRedirectURL", schemaPath: "#/properties/TestRedirectURL/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.IsActive !== void 0 && typeof data.IsActive != "boolean") {
      const err16 = { instancePath: instancePath + "/IsActive", schemaPath: "#/properties/IsActive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.Quota !== void 0) {
      let data12 = data.Quota;
      if (!Number.isSafeInteger(data12)) {
        const err17 = { instancePath: instancePath + "/Quota", schemaPath: "#/properties/Quota/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.PlatformExchangeAllocation !== void 0) {
      let data13 = data.PlatformExchangeAllocation;
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 100 || isNaN(data13)) {
          const err18 = { instancePath: instancePath + "/PlatformExchangeAllocation", schemaPath: "#/properties/PlatformExchangeAllocation/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          const err19 = { instancePath: instancePath + "/PlatformExchangeAllocation", schemaPath: "#/properties/PlatformExchangeAllocation/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/PlatformExchangeAllocation", schemaPath: "#/properties/PlatformExchangeAllocation/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.PlatformExchangeHedgeAccess !== void 0 && typeof data.PlatformExchangeHedgeAccess != "boolean") {
      const err21 = { instancePath: instancePath + "/PlatformExchangeHedgeAccess", schemaPath: "#/properties/PlatformExchangeHedgeAccess/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.IsVerifyCallBack !== void 0 && typeof data.IsVerifyCallBack != "boolean") {
      const err22 = { instancePath: instancePath + "/IsVerifyCallBack", schemaPath: "#/properties/IsVerifyCallBack/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.UniquePID !== void 0 && typeof data.UniquePID != "boolean") {
      const err23 = { instancePath: instancePath + "/UniquePID", schemaPath: "#/properties/UniquePID/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.UniqueIPAddress !== void 0 && typeof data.UniqueIPAddress != "boolean") {
      const err24 = { instancePath: instancePath + "/UniqueIPAddress", schemaPath: "#/properties/UniqueIPAddress/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.IsRelevantID !== void 0 && typeof data.IsRelevantID != "boolean") {
      const err25 = { instancePath: instancePath + "/IsRelevantID", schemaPath: "#/properties/IsRelevantID/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.IsDedupe !== void 0 && typeof data.IsDedupe != "boolean") {
      const err26 = { instancePath: instancePath + "/IsDedupe", schemaPath: "#/properties/IsDedupe/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.IsGeoIP !== void 0 && typeof data.IsGeoIP != "boolean") {
      const err27 = { instancePath: instancePath + "/IsGeoIP", schemaPath: "#/properties/IsGeoIP/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.IsFraudProfile !== void 0 && typeof data.IsFraudProfile != "boolean") {
      const err28 = { instancePath: instancePath + "/IsFraudProfile", schemaPath: "#/properties/IsFraudProfile/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.IsTrueSample !== void 0 && typeof data.IsTrueSample != "boolean") {
      const err29 = { instancePath: instancePath + "/IsTrueSample", schemaPath: "#/properties/IsTrueSample/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.FraudProfileThreshold !== void 0) {
      let data23 = data.FraudProfileThreshold;
      if (!Number.isSafeInteger(data23)) {
        const err30 = { instancePath: instancePath + "/FraudProfileThreshold", schemaPath: "#/properties/FraudProfileThreshold/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.QuotaCalculationTypeID !== void 0) {
      let data24 = data.QuotaCalculationTypeID;
      if (!Number.isSafeInteger(data24)) {
        const err31 = { instancePath: instancePath + "/QuotaCalculationTypeID", schemaPath: "#/properties/QuotaCalculationTypeID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.SurveyPlatformID !== void 0) {
      let data25 = data.SurveyPlatformID;
      if (!Number.isSafeInteger(data25)) {
        const err32 = { instancePath: instancePath + "/SurveyPlatformID", schemaPath: "#/properties/SurveyPlatformID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (data25 !== 1) {
        const err33 = { instancePath: instancePath + "/SurveyPlatformID", schemaPath: "#/properties/SurveyPlatformID/const", keyword: "const", params: { allowedValue: 1 } };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.BidLengthOfInterview !== void 0) {
      let data26 = data.BidLengthOfInterview;
      if (!Number.isSafeInteger(data26)) {
        const err34 = { instancePath: instancePath + "/BidLengthOfInterview", schemaPath: "#/properties/BidLengthOfInterview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.BusinessUnitID !== void 0) {
      let data27 = data.BusinessUnitID;
      if (!Number.isSafeInteger(data27)) {
        const err35 = { instancePath: instancePath + "/BusinessUnitID", schemaPath: "#/properties/BusinessUnitID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.SampleTypeID !== void 0) {
      let data28 = data.SampleTypeID;
      if (!Number.isSafeInteger(data28)) {
        const err36 = { instancePath: instancePath + "/SampleTypeID", schemaPath: "#/properties/SampleTypeID/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.BidIncidence !== void 0) {
      let data29 = data.BidIncidence;
      if (!Number.isSafeInteger(data29)) {
        const err37 = { instancePath: instancePath + "/BidIncidence", schemaPath: "#/properties/BidIncidence/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.CollectsPII !== void 0) {
      let data30 = data.CollectsPII;
      if (typeof data30 != "boolean" && data30 !== null) {
        const err38 = { instancePath: instancePath + "/CollectsPII", schemaPath: "#/properties/CollectsPII/type", keyword: "type", params: { type: schema99.properties.CollectsPII.type } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return validate331.errors = vErrors, errors === 0;
}
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate331(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.SurveyNumber !== void 0) {
      let data0 = data.SurveyNumber;
      if (!Number.isSafeInteger(data0)) {
        const err0 = { instancePath: instancePath + "/SurveyNumber", schemaPath: "#/allOf/1/properties/SurveyNumber/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.SurveySID !== void 0 && typeof data.SurveySID != "string") {
      const err1 = { instancePath: instancePath + "/SurveySID", schemaPath: "#/allOf/1/properties/SurveySID/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.SurveyNumber === void 0) {
    const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "SurveyNumber" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate330.errors = vErrors, errors === 0;
}
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Survey !== void 0 && (validate330(data.Survey, { instancePath: instancePath + "/Survey", parentData: data, parentDataProperty: "Survey", rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate321.errors = vErrors, errors === 0;
}
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate321(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length), validate320.errors = vErrors, errors === 0;
}
const $updateSurvey = validate335;
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Survey !== void 0 && (validate330(data.Survey, { instancePath: instancePath + "/Survey", parentData: data, parentDataProperty: "Survey", rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate336.errors = vErrors, errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate336(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length), validate335.errors = vErrors, errors === 0;
}
const $getSurvey = validate347;
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    data.ApiResult !== void 0 && (validate3(data.ApiResult, { instancePath: instancePath + "/ApiResult", parentData: data, parentDataProperty: "ApiResult", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.ApiResultCode !== void 0 && (validate5(data.ApiResultCode, { instancePath: instancePath + "/ApiResultCode", parentData: data, parentDataProperty: "ApiResultCode", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.ApiAccount !== void 0 && (validate7(data.ApiAccount, { instancePath: instancePath + "/ApiAccount", parentData: data, parentDataProperty: "ApiAccount", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.AccountType !== void 0 && (validate9(data.AccountType, { instancePath: instancePath + "/AccountType", parentData: data, parentDataProperty: "AccountType", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.ApiAccountStatus !== void 0 && (validate11(data.ApiAccountStatus, { instancePath: instancePath + "/ApiAccountStatus", parentData: data, parentDataProperty: "ApiAccountStatus", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.AccountCode !== void 0 && (validate13(data.AccountCode, { instancePath: instancePath + "/AccountCode", parentData: data, parentDataProperty: "AccountCode", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.ApiMessages !== void 0 && (validate15(data.ApiMessages, { instancePath: instancePath + "/ApiMessages", parentData: data, parentDataProperty: "ApiMessages", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length)), data.ResultCount !== void 0 && (validate17(data.ResultCount, { instancePath: instancePath + "/ResultCount", parentData: data, parentDataProperty: "ResultCount", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.Survey !== void 0 && (validate330(data.Survey, { instancePath: instancePath + "/Survey", parentData: data, parentDataProperty: "Survey", rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate348(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors), errors = vErrors.length), validate347.errors = vErrors, errors === 0;
}
const $Opportunity = validate359;
const schema105 = { type: "object", required: ["survey_id"], properties: { survey_id: { type: "integer", format: "int64" }, survey_name: { type: "string", maxLength: 128 }, account_name: { type: "string" }, buyer_id: { type: "integer", format: "int64" }, country_language: { type: "string" }, industry: { type: "string" }, study_type: { $ref: "#/components/schemas/StudyType" }, bid_length_of_interview: { type: "number", format: "double" }, bid_incidence: { type: "number", format: "double" }, collects_pii: { type: "boolean" }, survey_group_ids: { type: "array", items: { type: "integer", format: "int64" } }, is_live: { type: "boolean" }, survey_quota_calc_type: { type: "string" }, is_only_supplier_in_group: { type: "boolean" }, revenue_per_interview: { $ref: "#/components/schemas/MonetaryAmount" }, total_client_entrants: { type: "integer", format: "int64" }, total_remaining: { type: "integer", format: "int64" }, completion_percentage: { type: "number", format: "double" }, conversion: { type: "number", format: "double" }, length_of_interview: { type: "integer", format: "int64" }, overall_completes: { type: "integer", format: "int64" }, mobile_conversion: { type: "number", format: "double" }, revenue_per_click: { type: "number", format: "double" }, termination_length_of_interview: { type: "integer", format: "int64" }, relationship_type: { type: "string" }, respondent_pids: { type: ["array", "null"], items: { type: "string" } }, message_reason: { type: "string" }, px_buyer_message: { type: "array", items: { type: "string" } }, survey_quotas: { type: "array", items: { $ref: "#/components/schemas/SurveyQuota" } }, survey_qualifications: { type: "array", items: { $ref: "#/components/schemas/SurveyQualification" } } } };
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate361.errors = vErrors, errors === 0;
}
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.currency_code !== void 0 && typeof data.currency_code != "string") {
      const err1 = { instancePath: instancePath + "/currency_code", schemaPath: "#/properties/currency_code/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate363.errors = vErrors, errors === 0;
}
const schema108 = { type: "object", required: ["survey_quota_id"], properties: { survey_quota_id: { type: "integer", format: "int64" }, survey_quota_type: { type: "string" }, conversion: { type: "number", format: "double" }, number_of_respondents: { type: "integer", format: "int64" }, questions: { type: ["array", "null"], items: { $ref: "#/components/schemas/SurveyQuestion" } } } };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_id !== void 0) {
      let data0 = data.question_id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.logical_operator !== void 0 && typeof data.logical_operator != "string") {
      const err2 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precodes !== void 0) {
      let data2 = data.precodes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err3 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate366.errors = vErrors, errors === 0;
}
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_quota_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_quota_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_quota_id !== void 0) {
      let data0 = data.survey_quota_id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/survey_quota_id", schemaPath: "#/properties/survey_quota_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.survey_quota_type !== void 0 && typeof data.survey_quota_type != "string") {
      const err2 = { instancePath: instancePath + "/survey_quota_type", schemaPath: "#/properties/survey_quota_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.conversion !== void 0) {
      let data2 = data.conversion;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err3 = { instancePath: instancePath + "/conversion", schemaPath: "#/properties/conversion/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.number_of_respondents !== void 0) {
      let data3 = data.number_of_respondents;
      if (!Number.isSafeInteger(data3)) {
        const err4 = { instancePath: instancePath + "/number_of_respondents", schemaPath: "#/properties/number_of_respondents/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.questions !== void 0) {
      let data4 = data.questions;
      if (!Array.isArray(data4) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: schema108.properties.questions.type } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate366(data4[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors), errors = vErrors.length);
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate365.errors = vErrors, errors === 0;
}
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.question_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.question_id !== void 0) {
      let data0 = data.question_id;
      if (!Number.isSafeInteger(data0)) {
        const err1 = { instancePath: instancePath + "/question_id", schemaPath: "#/properties/question_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.logical_operator !== void 0 && typeof data.logical_operator != "string") {
      const err2 = { instancePath: instancePath + "/logical_operator", schemaPath: "#/properties/logical_operator/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precodes !== void 0) {
      let data2 = data.precodes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            const err3 = { instancePath: instancePath + "/precodes/" + i0, schemaPath: "#/properties/precodes/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        const err4 = { instancePath: instancePath + "/precodes", schemaPath: "#/properties/precodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate369.errors = vErrors, errors === 0;
}
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.survey_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "survey_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.survey_id !== void 0) {
      let data0 = data.survey_id;
      if (!Number.isSafeInteger(data0)) {
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
      if (!Number.isSafeInteger(data3)) {
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
    if (data.study_type !== void 0 && (validate361(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors), errors = vErrors.length)), data.bid_length_of_interview !== void 0) {
      let data7 = data.bid_length_of_interview;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        const err8 = { instancePath: instancePath + "/bid_length_of_interview", schemaPath: "#/properties/bid_length_of_interview/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.bid_incidence !== void 0) {
      let data8 = data.bid_incidence;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err9 = { instancePath: instancePath + "/bid_incidence", schemaPath: "#/properties/bid_incidence/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
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
          if (!Number.isSafeInteger(data11)) {
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
    if (data.survey_quota_calc_type !== void 0 && typeof data.survey_quota_calc_type != "string") {
      const err14 = { instancePath: instancePath + "/survey_quota_calc_type", schemaPath: "#/properties/survey_quota_calc_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.is_only_supplier_in_group !== void 0 && typeof data.is_only_supplier_in_group != "boolean") {
      const err15 = { instancePath: instancePath + "/is_only_supplier_in_group", schemaPath: "#/properties/is_only_supplier_in_group/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.revenue_per_interview !== void 0 && (validate363(data.revenue_per_interview, { instancePath: instancePath + "/revenue_per_interview", parentData: data, parentDataProperty: "revenue_per_interview", rootData }) || (vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors), errors = vErrors.length)), data.total_client_entrants !== void 0) {
      let data16 = data.total_client_entrants;
      if (!Number.isSafeInteger(data16)) {
        const err16 = { instancePath: instancePath + "/total_client_entrants", schemaPath: "#/properties/total_client_entrants/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.total_remaining !== void 0) {
      let data17 = data.total_remaining;
      if (!Number.isSafeInteger(data17)) {
        const err17 = { instancePath: instancePath + "/total_remaining", schemaPath: "#/properties/total_remaining/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.completion_percentage !== void 0) {
      let data18 = data.completion_percentage;
      if (!(typeof data18 == "number" && isFinite(data18))) {
        const err18 = { instancePath: instancePath + "/completion_percentage", schemaPath: "#/properties/completion_percentage/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.conversion !== void 0) {
      let data19 = data.conversion;
      if (!(typeof data19 == "number" && isFinite(data19))) {
        const err19 = { instancePath: instancePath + "/conversion", schemaPath: "#/properties/conversion/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.length_of_interview !== void 0) {
      let data20 = data.length_of_interview;
      if (!Number.isSafeInteger(data20)) {
        const err20 = { instancePath: instancePath + "/length_of_interview", schemaPath: "#/properties/length_of_interview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.overall_completes !== void 0) {
      let data21 = data.overall_completes;
      if (!Number.isSafeInteger(data21)) {
        const err21 = { instancePath: instancePath + "/overall_completes", schemaPath: "#/properties/overall_completes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.mobile_conversion !== void 0) {
      let data22 = data.mobile_conversion;
      if (!(typeof data22 == "number" && isFinite(data22))) {
        const err22 = { instancePath: instancePath + "/mobile_conversion", schemaPath: "#/properties/mobile_conversion/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.revenue_per_click !== void 0) {
      let data23 = data.revenue_per_click;
      if (!(typeof data23 == "number" && isFinite(data23))) {
        const err23 = { instancePath: instancePath + "/revenue_per_click", schemaPath: "#/properties/revenue_per_click/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.termination_length_of_interview !== void 0) {
      let data24 = data.termination_length_of_interview;
      if (!Number.isSafeInteger(data24)) {
        const err24 = { instancePath: instancePath + "/termination_length_of_interview", schemaPath: "#/properties/termination_length_of_interview/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.relationship_type !== void 0 && typeof data.relationship_type != "string") {
      const err25 = { instancePath: instancePath + "/relationship_type", schemaPath: "#/properties/relationship_type/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.respondent_pids !== void 0) {
      let data26 = data.respondent_pids;
      if (!Array.isArray(data26) && data26 !== null) {
        const err26 = { instancePath: instancePath + "/respondent_pids", schemaPath: "#/properties/respondent_pids/type", keyword: "type", params: { type: schema105.properties.respondent_pids.type } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (Array.isArray(data26)) {
        const len1 = data26.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data26[i1] != "string") {
            const err27 = { instancePath: instancePath + "/respondent_pids/" + i1, schemaPath: "#/properties/respondent_pids/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
      }
    }
    if (data.message_reason !== void 0 && typeof data.message_reason != "string") {
      const err28 = { instancePath: instancePath + "/message_reason", schemaPath: "#/properties/message_reason/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.px_buyer_message !== void 0) {
      let data29 = data.px_buyer_message;
      if (Array.isArray(data29)) {
        const len2 = data29.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data29[i2] != "string") {
            const err29 = { instancePath: instancePath + "/px_buyer_message/" + i2, schemaPath: "#/properties/px_buyer_message/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
      } else {
        const err30 = { instancePath: instancePath + "/px_buyer_message", schemaPath: "#/properties/px_buyer_message/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.survey_quotas !== void 0) {
      let data31 = data.survey_quotas;
      if (Array.isArray(data31)) {
        const len3 = data31.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate365(data31[i3], { instancePath: instancePath + "/survey_quotas/" + i3, parentData: data31, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length);
      } else {
        const err31 = { instancePath: instancePath + "/survey_quotas", schemaPath: "#/properties/survey_quotas/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.survey_qualifications !== void 0) {
      let data33 = data.survey_qualifications;
      if (Array.isArray(data33)) {
        const len4 = data33.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate369(data33[i4], { instancePath: instancePath + "/survey_qualifications/" + i4, parentData: data33, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors), errors = vErrors.length);
      } else {
        const err32 = { instancePath: instancePath + "/survey_qualifications", schemaPath: "#/properties/survey_qualifications/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate360.errors = vErrors, errors === 0;
}
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate360(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors), errors = vErrors.length), validate359.errors = vErrors, errors === 0;
}
const $Outcome = validate372;
const schema112 = { type: "object", required: ["respondent_id"], properties: { respondent_id: { type: "string" }, parent_session_id: { type: "string" }, panelist_id: { type: ["string", "null"] }, session_id: { type: ["string", "null"] }, marketplace_status: { $ref: "#/components/schemas/MarketplaceStatus" }, client_status: { $ref: "#/components/schemas/ClientStatus" }, entry_date: { type: "string", format: "date-time" }, last_date: { type: "string", format: "date-time" }, survey_id: { type: "integer", format: "int64" }, rpi: { $ref: "#/components/schemas/OutcomeMonetaryAmount" }, study_type: { $ref: "#/components/schemas/StudyType" } } };
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate374.errors = vErrors, errors === 0;
}
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!Number.isSafeInteger(data)) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate376.errors = vErrors, errors === 0;
}
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate378.errors = vErrors, errors === 0;
}
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const err3 = { instancePath: instancePath + "/panelist_id", schemaPath: "#/properties/panelist_id/type", keyword: "type", params: { type: schema112.properties.panelist_id.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.session_id !== void 0) {
      let data3 = data.session_id;
      if (typeof data3 != "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: schema112.properties.session_id.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.marketplace_status !== void 0 && (validate374(data.marketplace_status, { instancePath: instancePath + "/marketplace_status", parentData: data, parentDataProperty: "marketplace_status", rootData }) || (vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors), errors = vErrors.length)), data.client_status !== void 0 && (validate376(data.client_status, { instancePath: instancePath + "/client_status", parentData: data, parentDataProperty: "client_status", rootData }) || (vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors), errors = vErrors.length)), data.entry_date !== void 0 && typeof data.entry_date != "string") {
      const err5 = { instancePath: instancePath + "/entry_date", schemaPath: "#/properties/entry_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.last_date !== void 0 && typeof data.last_date != "string") {
      const err6 = { instancePath: instancePath + "/last_date", schemaPath: "#/properties/last_date/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.survey_id !== void 0) {
      let data8 = data.survey_id;
      if (!Number.isSafeInteger(data8)) {
        const err7 = { instancePath: instancePath + "/survey_id", schemaPath: "#/properties/survey_id/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.rpi !== void 0 && (validate378(data.rpi, { instancePath: instancePath + "/rpi", parentData: data, parentDataProperty: "rpi", rootData }) || (vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors), errors = vErrors.length)), data.study_type !== void 0 && (validate361(data.study_type, { instancePath: instancePath + "/study_type", parentData: data, parentDataProperty: "study_type", rootData }) || (vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors), errors = vErrors.length));
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate373.errors = vErrors, errors === 0;
}
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate373(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors), errors = vErrors.length), validate372.errors = vErrors, errors === 0;
}


export const getBundledLookups: Validator<"getBundledLookups"> = $getBundledLookups
export const listSuppliers: Validator<"listSuppliers"> = $listSuppliers
export const listBusinessUnits: Validator<"listBusinessUnits"> = $listBusinessUnits
export const listQuestions: Validator<"listQuestions"> = $listQuestions
export const listCustomQuestions: Validator<"listCustomQuestions"> = $listCustomQuestions
export const getQuestion: Validator<"getQuestion"> = $getQuestion
export const listQuestionOptions: Validator<"listQuestionOptions"> = $listQuestionOptions
export const listDictionary: Validator<"listDictionary"> = $listDictionary
export const listBetaErrors: Validator<"listBetaErrors"> = $listBetaErrors
export const getOpportunitiesSubscription: Validator<"getOpportunitiesSubscription"> = $getOpportunitiesSubscription
export const createOpportunitiesSubscription: Validator<"createOpportunitiesSubscription"> = $createOpportunitiesSubscription
export const removeOpportunitiesSubscription: Validator<"removeOpportunitiesSubscription"> = $removeOpportunitiesSubscription
export const getOutcomesSubscription: Validator<"getOutcomesSubscription"> = $getOutcomesSubscription
export const createOutcomesSubscription: Validator<"createOutcomesSubscription"> = $createOutcomesSubscription
export const removeOutcomesSubscription: Validator<"removeOutcomesSubscription"> = $removeOutcomesSubscription
export const listQualifiedRespondents: Validator<"listQualifiedRespondents"> = $listQualifiedRespondents
export const listSurveyGroups: Validator<"listSurveyGroups"> = $listSurveyGroups
export const listOfferwallSurveys: Validator<"listOfferwallSurveys"> = $listOfferwallSurveys
export const getSurveyAllocation: Validator<"getSurveyAllocation"> = $getSurveyAllocation
export const createSupplierLink: Validator<"createSupplierLink"> = $createSupplierLink
export const updateSupplierLink: Validator<"updateSupplierLink"> = $updateSupplierLink
export const getSupplierLink: Validator<"getSupplierLink"> = $getSupplierLink
export const listAllocatedSurveys: Validator<"listAllocatedSurveys"> = $listAllocatedSurveys
export const createSurvey: Validator<"createSurvey"> = $createSurvey
export const updateSurvey: Validator<"updateSurvey"> = $updateSurvey
export const getSurvey: Validator<"getSurvey"> = $getSurvey
export const Opportunity: Validator<"Opportunity"> = $Opportunity
export const Outcome: Validator<"Outcome"> = $Outcome
export const OpportunityShape: ObjectShape = {"fields":{"survey_id":"integer","survey_name":"string","account_name":"string","buyer_id":"integer","country_language":"string","industry":"string","study_type":"string","bid_length_of_interview":"number","bid_incidence":"number","collects_pii":"boolean","survey_group_ids":{"items":"integer"},"is_live":"boolean","survey_quota_calc_type":"string","is_only_supplier_in_group":"boolean","revenue_per_interview":{"fields":{"value":"number","currency_code":"string"},"required":[]},"total_client_entrants":"integer","total_remaining":"integer","completion_percentage":"number","conversion":"number","length_of_interview":"integer","overall_completes":"integer","mobile_conversion":"number","revenue_per_click":"number","termination_length_of_interview":"integer","relationship_type":"string","respondent_pids":{"items":"string","nullable":true},"message_reason":"string","px_buyer_message":{"items":"string"},"survey_quotas":{"items":{"fields":{"survey_quota_id":"integer","survey_quota_type":"string","conversion":"number","number_of_respondents":"integer","questions":{"items":{"fields":{"question_id":"integer","logical_operator":"string","precodes":{"items":"string"}},"required":["question_id"]},"nullable":true}},"required":["survey_quota_id"]}},"survey_qualifications":{"items":{"fields":{"question_id":"integer","logical_operator":"string","precodes":{"items":"string"}},"required":["question_id"]}}},"required":["survey_id"]}
const $isOpportunity0 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!(Number.isSafeInteger(item))) return false } return true }
const $isOpportunity1 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $value = o["value"]; if (!($value === undefined || (typeof $value === "number" && isFinite($value)))) return false; const $currency_code = o["currency_code"]; if (!($currency_code === undefined || typeof $currency_code === "string")) return false; return true }
const $isOpportunity2 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!(typeof item === "string")) return false } return true }
const $isOpportunity3 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $question_id = o["question_id"]; if (!(Number.isSafeInteger($question_id))) return false; const $logical_operator = o["logical_operator"]; if (!($logical_operator === undefined || typeof $logical_operator === "string")) return false; const $precodes = o["precodes"]; if (!($precodes === undefined || $isOpportunity2($precodes))) return false; return true }
const $isOpportunity4 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!($isOpportunity3(item))) return false } return true }
const $isOpportunity5 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $survey_quota_id = o["survey_quota_id"]; if (!(Number.isSafeInteger($survey_quota_id))) return false; const $survey_quota_type = o["survey_quota_type"]; if (!($survey_quota_type === undefined || typeof $survey_quota_type === "string")) return false; const $conversion = o["conversion"]; if (!($conversion === undefined || (typeof $conversion === "number" && isFinite($conversion)))) return false; const $number_of_respondents = o["number_of_respondents"]; if (!($number_of_respondents === undefined || Number.isSafeInteger($number_of_respondents))) return false; const $questions = o["questions"]; if (!($questions === undefined || ($questions === null || $isOpportunity4($questions)))) return false; return true }
const $isOpportunity6 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!($isOpportunity5(item))) return false } return true }
const $isOpportunity7 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $survey_id = o["survey_id"]; if (!(Number.isSafeInteger($survey_id))) return false; const $survey_name = o["survey_name"]; if (!($survey_name === undefined || typeof $survey_name === "string")) return false; const $account_name = o["account_name"]; if (!($account_name === undefined || typeof $account_name === "string")) return false; const $buyer_id = o["buyer_id"]; if (!($buyer_id === undefined || Number.isSafeInteger($buyer_id))) return false; const $country_language = o["country_language"]; if (!($country_language === undefined || typeof $country_language === "string")) return false; const $industry = o["industry"]; if (!($industry === undefined || typeof $industry === "string")) return false; const $study_type = o["study_type"]; if (!($study_type === undefined || typeof $study_type === "string")) return false; const $bid_length_of_interview = o["bid_length_of_interview"]; if (!($bid_length_of_interview === undefined || (typeof $bid_length_of_interview === "number" && isFinite($bid_length_of_interview)))) return false; const $bid_incidence = o["bid_incidence"]; if (!($bid_incidence === undefined || (typeof $bid_incidence === "number" && isFinite($bid_incidence)))) return false; const $collects_pii = o["collects_pii"]; if (!($collects_pii === undefined || typeof $collects_pii === "boolean")) return false; const $survey_group_ids = o["survey_group_ids"]; if (!($survey_group_ids === undefined || $isOpportunity0($survey_group_ids))) return false; const $is_live = o["is_live"]; if (!($is_live === undefined || typeof $is_live === "boolean")) return false; const $survey_quota_calc_type = o["survey_quota_calc_type"]; if (!($survey_quota_calc_type === undefined || typeof $survey_quota_calc_type === "string")) return false; const $is_only_supplier_in_group = o["is_only_supplier_in_group"]; if (!($is_only_supplier_in_group === undefined || typeof $is_only_supplier_in_group === "boolean")) return false; const $revenue_per_interview = o["revenue_per_interview"]; if (!($revenue_per_interview === undefined || $isOpportunity1($revenue_per_interview))) return false; const $total_client_entrants = o["total_client_entrants"]; if (!($total_client_entrants === undefined || Number.isSafeInteger($total_client_entrants))) return false; const $total_remaining = o["total_remaining"]; if (!($total_remaining === undefined || Number.isSafeInteger($total_remaining))) return false; const $completion_percentage = o["completion_percentage"]; if (!($completion_percentage === undefined || (typeof $completion_percentage === "number" && isFinite($completion_percentage)))) return false; const $conversion = o["conversion"]; if (!($conversion === undefined || (typeof $conversion === "number" && isFinite($conversion)))) return false; const $length_of_interview = o["length_of_interview"]; if (!($length_of_interview === undefined || Number.isSafeInteger($length_of_interview))) return false; const $overall_completes = o["overall_completes"]; if (!($overall_completes === undefined || Number.isSafeInteger($overall_completes))) return false; const $mobile_conversion = o["mobile_conversion"]; if (!($mobile_conversion === undefined || (typeof $mobile_conversion === "number" && isFinite($mobile_conversion)))) return false; const $revenue_per_click = o["revenue_per_click"]; if (!($revenue_per_click === undefined || (typeof $revenue_per_click === "number" && isFinite($revenue_per_click)))) return false; const $termination_length_of_interview = o["termination_length_of_interview"]; if (!($termination_length_of_interview === undefined || Number.isSafeInteger($termination_length_of_interview))) return false; const $relationship_type = o["relationship_type"]; if (!($relationship_type === undefined || typeof $relationship_type === "string")) return false; const $respondent_pids = o["respondent_pids"]; if (!($respondent_pids === undefined || ($respondent_pids === null || $isOpportunity2($respondent_pids)))) return false; const $message_reason = o["message_reason"]; if (!($message_reason === undefined || typeof $message_reason === "string")) return false; const $px_buyer_message = o["px_buyer_message"]; if (!($px_buyer_message === undefined || $isOpportunity2($px_buyer_message))) return false; const $survey_quotas = o["survey_quotas"]; if (!($survey_quotas === undefined || $isOpportunity6($survey_quotas))) return false; const $survey_qualifications = o["survey_qualifications"]; if (!($survey_qualifications === undefined || $isOpportunity4($survey_qualifications))) return false; return true }
export const isOpportunity = (value: unknown): boolean => $isOpportunity7(value)
export const OutcomeShape: ObjectShape = {"fields":{"respondent_id":"string","parent_session_id":"string","panelist_id":"string?","session_id":"string?","marketplace_status":"integer","client_status":"integer","entry_date":"string","last_date":"string","survey_id":"integer","rpi":{"fields":{"value":"string","currency_code":"string"},"required":[]},"study_type":"string"},"required":["respondent_id"]}
const $isOutcome0 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $value = o["value"]; if (!($value === undefined || typeof $value === "string")) return false; const $currency_code = o["currency_code"]; if (!($currency_code === undefined || typeof $currency_code === "string")) return false; return true }
const $isOutcome1 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $respondent_id = o["respondent_id"]; if (!(typeof $respondent_id === "string")) return false; const $parent_session_id = o["parent_session_id"]; if (!($parent_session_id === undefined || typeof $parent_session_id === "string")) return false; const $panelist_id = o["panelist_id"]; if (!($panelist_id === undefined || ($panelist_id === null || typeof $panelist_id === "string"))) return false; const $session_id = o["session_id"]; if (!($session_id === undefined || ($session_id === null || typeof $session_id === "string"))) return false; const $marketplace_status = o["marketplace_status"]; if (!($marketplace_status === undefined || Number.isSafeInteger($marketplace_status))) return false; const $client_status = o["client_status"]; if (!($client_status === undefined || Number.isSafeInteger($client_status))) return false; const $entry_date = o["entry_date"]; if (!($entry_date === undefined || typeof $entry_date === "string")) return false; const $last_date = o["last_date"]; if (!($last_date === undefined || typeof $last_date === "string")) return false; const $survey_id = o["survey_id"]; if (!($survey_id === undefined || Number.isSafeInteger($survey_id))) return false; const $rpi = o["rpi"]; if (!($rpi === undefined || $isOutcome0($rpi))) return false; const $study_type = o["study_type"]; if (!($study_type === undefined || typeof $study_type === "string")) return false; return true }
export const isOutcome = (value: unknown): boolean => $isOutcome1(value)
