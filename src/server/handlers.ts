import * as accounts from "./accounts/handlers.ts";
import * as admin from "./admin/handlers.ts";
import * as categories from "./categories/handlers.ts";
import * as events from "./events/handlers.ts";
import * as exports from "./exports/handlers.ts";
import * as feedback from "./feedback/handlers.ts";
import * as households from "./households/handlers.ts";
import type { Handlers } from "./http/handler.ts";
import * as imports from "./imports/handlers.ts";
import * as items from "./items/handlers.ts";
import * as learning from "./learning/handlers.ts";
import * as lists from "./lists/handlers.ts";
import * as push from "./push/handlers.ts";
import * as recipes from "./recipes/handlers.ts";
import * as repeat from "./repeat/handlers.ts";
import * as settings from "./settings/handlers.ts";
import * as stores from "./stores/handlers.ts";

/** Every row of the contract's table with the function that answers it; a missing one does not compile. */
export const handlers: Handlers = {
  getUser: accounts.getUser,
  getPermissions: accounts.getPermissions,
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  joinWaitlist: accounts.joinWaitlist,
  updateProfile: accounts.updateProfile,
  requestPasswordReset: accounts.requestPasswordReset,
  resetPassword: accounts.resetPassword,
  getOwnEmail: accounts.getOwnEmail,
  sendVerification: accounts.sendVerification,
  cancelEmailChange: accounts.cancelEmailChange,
  verifyEmail: accounts.verifyEmail,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  endOtherSessions: accounts.endOtherSessions,
  downloadData: accounts.downloadData,
  downloadList: accounts.downloadList,
  deleteAccount: accounts.deleteAccount,
  listOwnEvents: accounts.listOwnEvents,

  getList: lists.getList,
  changeListSettings: lists.changeListSettings,
  setStoreOrder: lists.setStoreOrder,
  setWhereabouts: lists.setWhereabouts,
  streamChanges: events.streamChanges,
  listItems: items.listItems,
  listAllItems: items.listAllItems,
  addItem: items.addItem,
  changeItem: items.changeItem,
  toggleItemVisibility: items.toggleItemVisibility,
  deleteItem: items.deleteItem,
  listMasterItems: items.listMasterItems,
  listUserItems: items.listUserItems,
  processAiBatch: items.processAiBatch,

  listStores: stores.listStores,
  getStore: stores.getStore,
  listStoreItems: stores.listStoreItems,
  addStore: stores.addStore,
  changeStore: stores.changeStore,
  deleteStore: stores.deleteStore,
  listEnhancedCategories: stores.listEnhancedCategories,
  listSuggestedCategories: stores.listSuggestedCategories,
  listGlobalStores: stores.listGlobalStores,

  listCategories: categories.listCategories,
  getCategory: categories.getCategory,
  listCategoryItems: categories.listCategoryItems,
  addCategory: categories.addCategory,
  listGlobalCategories: categories.listGlobalCategories,

  addImport: imports.addImport,
  readProgram: imports.readProgram,
  listImports: imports.listImports,
  undoImport: imports.undoImport,

  listRecurringItems: repeat.listRecurringItems,
  addRecurringItem: repeat.addRecurringItem,
  changeRecurringItem: repeat.changeRecurringItem,
  deleteRecurringItem: repeat.deleteRecurringItem,
  getRecurringPreferences: repeat.getRecurringPreferences,
  changeRecurringPreferences: repeat.changeRecurringPreferences,

  getHousehold: households.getHousehold,
  inviteMember: households.inviteMember,
  addInvitationLink: households.addInvitationLink,
  resendInvitation: households.resendInvitation,
  cancelInvitation: households.cancelInvitation,
  removeMember: households.removeMember,
  getInvitation: households.getInvitation,
  joinHousehold: households.joinHousehold,
  switchHousehold: households.switchHousehold,
  createInvitedAccount: households.createInvitedAccount,

  exportHousehold: exports.exportHousehold,
  importHousehold: exports.importHousehold,

  sendFeedback: feedback.sendFeedback,

  listEvents: admin.listEvents,
  listUsers: admin.listUsers,
  changeUser: admin.changeUser,
  listNewStores: admin.listNewStores,
  approveStore: admin.approveStore,
  rejectStore: admin.rejectStore,
  listAnalyticsStores: admin.listAnalyticsStores,
  listCategoryUsage: admin.listCategoryUsage,
  getInsightsSummary: admin.getInsightsSummary,
  applyInsights: admin.applyInsights,
  listActivity: admin.listActivity,
  listWaitlist: admin.listWaitlist,
  changeWaitlistEntry: admin.changeWaitlistEntry,
  deleteWaitlistEntry: admin.deleteWaitlistEntry,
  listFeedback: admin.listFeedback,
  getServerHealth: admin.getServerHealth,
  backUpNow: admin.backUpNow,
  downloadBackup: admin.downloadBackup,

  listRepeatProposals: learning.listRepeatProposals,

  getSettings: settings.getSettings,

  getPushSettings: push.getPushSettings,
  changePushPreferences: push.changePushPreferences,
  subscribeDevice: push.subscribeDevice,
  unsubscribeDevice: push.unsubscribeDevice,
  sendTestNotification: push.sendTestNotification,

  readRecipe: recipes.readRecipe,
  getPantry: recipes.getPantry,
  changePantry: recipes.changePantry,
};
