import activities from './en/activities.ts';
import analytics from './en/analytics.ts';
import billing from './en/billing.ts';
import billingMore from './en/billingMore.ts';
import cameras from './en/cameras.ts';
import compliance from './en/compliance.ts';
import day from './en/day.ts';
import documents from './en/documents.ts';
import door from './en/door.ts';
import family from './en/family.ts';
import files from './en/files.ts';
import forms from './en/forms.ts';
import growth from './en/growth.ts';
import kiosk from './en/kiosk.ts';
import messages from './en/messages.ts';
import milestones from './en/milestones.ts';
import notifications from './en/notifications.ts';
import office from './en/office.ts';
import own from './en/own.ts';
import ownPin from './en/ownPin.ts';
import paying from './en/paying.ts';
import people from './en/people.ts';
import photos from './en/photos.ts';
import planning from './en/planning.ts';
import portal from './en/portal.ts';
import portalMore from './en/portalMore.ts';
import rollCall from './en/rollCall.ts';
import security from './en/security.ts';
import start from './en/start.ts';
import tablets from './en/tablets.ts';
import watching from './en/watching.ts';

/** The whole English catalogue, for its keys, which the other languages follow. `t('accounts.login.title')` */
export default {
  ...activities,
  ...analytics,
  ...billingMore,
  ...portal,
  ...portalMore,
  ...compliance,
  ...rollCall,
  ...start,
  ...door,
  ...day,
  ...forms,
  ...people,
  ...office,
  ...messages,
  ...documents,
  ...family,
  ...security,
  ...own,
  ...files,
  ...photos,
  ...paying,
  ...watching,
  ...cameras,
  ...planning,
  ...billing,
  ...notifications,
  ...growth,
  ...milestones,
  ...kiosk,
  ...ownPin,
  ...tablets,
};
