// Written by `npm run generate` from openapi/. Do not edit.

export interface paths {
  '/whitelabel/fetch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Fetch the brand of the current host */
    post: operations['whitelabelFetch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/whitelabel/logo/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Fetch an image of the brand */
    post: operations['whitelabelLogoGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with email and password */
    post: operations['authLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/password/reset/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for a link to set a new password */
    post: operations['passwordResetRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/password/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a new password with the token of a link or of a first sign-in */
    post: operations['passwordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/profile/password/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the password */
    post: operations['profilePasswordUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/profile/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change profile details */
    post: operations['profileUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/profile/portal-login/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the sign-in email */
    post: operations['profilePortalLoginUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/profile/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Read the profile, the portal login and the notification settings */
    post: operations['profileDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notification/status-update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Turn a notification on or off on one channel */
    post: operations['notificationStatusUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/investors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the investors of the user */
    post: operations['investorList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/investors/{id}/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the linked accounts of an investor */
    post: operations['investorAccountList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/investors/contact_us': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List how the manager reaches the user's investors */
    post: operations['investorContactList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a message to the manager */
    post: operations['contactSubmit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the types that a linked account can have */
    post: operations['accountTypeList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Link a bank account */
    post: operations['accountAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove a linked account */
    post: operations['accountRemove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the manager's team */
    post: operations['teamList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell which parts of the overview are on */
    post: operations['portfolioEnable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List fund activities */
    post: operations['portfolioActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/activities/direct-mortgages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List direct-mortgage activities */
    post: operations['portfolioDirectMortgageActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/cards/currently_invested': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show what is currently invested */
    post: operations['portfolioCardCurrentlyInvested'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/cards/interest_earned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the interest earned in a period */
    post: operations['portfolioCardInterestEarned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/cards/performance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the performance of a fund or of everything */
    post: operations['portfolioCardPerformance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/cards/interest_thismonth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the interest of this month */
    post: operations['portfolioCardInterestThisMonth'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/portfolio/performance/dropdown': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List what performance can be shown for */
    post: operations['portfolioPerformanceDropdown'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the investor's documents */
    post: operations['documentList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get one document */
    post: operations['documentGet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/download/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Download all documents of a filter, in parts */
    post: operations['documentDownloadAll'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/investments/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sum up what the investor holds */
    post: operations['investmentSummary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/investments/current/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List what the investor holds */
    post: operations['investmentList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/loan/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show one loan and the investor's share of it */
    post: operations['loanDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/loan/document/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete a document that the investor uploaded to a loan */
    post: operations['loanDocumentDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/loan/document/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a document to a loan */
    post: operations['loanDocumentUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opportunities/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List what is open for investment */
    post: operations['opportunityList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opportunities/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show one opportunity */
    post: operations['opportunityDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /**
     * @description Whether the server did what was asked, independent of the HTTP status.
     * @example success
     * @enum {string}
     */
    Status: 'success' | 'error';
    /**
     * @description A sentence for the person in front of the screen. Plain text.
     * @example Done.
     */
    Message: string;
    /**
     * @description A token that replaces the session token from now on.
     * @example c41d7e20b95f4a63
     */
    NewToken: string;
    /**
     * @description What every JSON answer has around its `data`.
     * @example {
     *       "status": "success",
     *       "message": "Done."
     *     }
     */
    Envelope: {
      status?: components['schemas']['Status'];
      message?: components['schemas']['Message'];
      newtoken?: components['schemas']['NewToken'];
    };
    /** @description The brand of the host that the white-label domain header names. */
    WhitelabelBrand: {
      /**
       * @description Where the logo lies. Its bytes come from `/whitelabel/logo/get`.
       * @example https://assets.northline.test/brand/logo.png
       */
      logo_url: string;
      /**
       * @description Where the logo for dark backgrounds lies. Its bytes come from `/whitelabel/logo/get`. Without it, the name of the brand stands there.
       * @example https://assets.northline.test/brand/logo-dark.png
       */
      dark_logo_url?: string;
      /**
       * @description Where the background image lies. Its bytes come from `/whitelabel/logo/get`.
       * @example https://assets.northline.test/brand/background.png
       */
      bg_url: string;
      /**
       * @description Where the favicon lies. Its bytes come from `/whitelabel/logo/get`. Without it, the logo serves.
       * @example https://assets.northline.test/brand/favicon.png
       */
      favicon_url?: string;
    };
    WhitelabelFetchAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['WhitelabelBrand'];
    };
    /**
     * @description The answer to a request that was not carried out.
     * @example {
     *       "status": "error",
     *       "message": "Please check the marked fields.",
     *       "errors": {
     *         "email": "Enter an email address."
     *       }
     *     }
     */
    Problem: {
      /** @constant */
      status: 'error';
      message: components['schemas']['Message'];
      newtoken?: components['schemas']['NewToken'];
      /** @description What is wrong, by field of the request; `general` is for the request as a whole. */
      errors?: {
        general?: string;
      } & {
        [key: string]: string;
      };
    };
    WhitelabelLogoGetBody: {
      /**
       * @description An image address from `/whitelabel/fetch`.
       * @example https://assets.northline.test/brand/logo.png
       */
      url: string;
      /**
       * @description The value of the white-label domain header: a host, with its port if it has one.
       * @example portal.northline.test
       */
      domain: string;
    };
    WhitelabelImage: {
      /**
       * @description The image file in Base64, without a data: prefix.
       * @example iVBORw0KGgo=
       */
      base_64_encoded: string;
    };
    WhitelabelLogoGetAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['WhitelabelImage'];
    };
    /**
     * Email
     * @description The email the account signs in with. Only the server knows which exist, so anything with an @ inside is sent.
     * @example investor@northline.test
     */
    SignInEmail: string;
    AuthLoginBody: {
      email: components['schemas']['SignInEmail'];
      /**
       * Format: password
       * @example Northline-2026
       */
      password: string;
    };
    /**
     * @description The token of the signed-in session. The client's transport fills it in; it is never an argument of a generated hook.
     * @example 9f0c2b7a6d1e4c58
     */
    SessionToken: string;
    /**
     * @description 1 is yes, 0 is no.
     * @example 1
     * @enum {integer}
     */
    Flag: 0 | 1;
    AuthLogin: {
      session_token: components['schemas']['SessionToken'];
      /** @description 1 if the user must set a new password before anything else. */
      first_login: components['schemas']['Flag'];
      /**
       * @description Another API address for this session; kept only when it is not empty and config allows it.
       * @example https://api.northline.test/v2
       */
      endpoint?: string;
      /**
       * @description Kept as long as the session and cleared with it.
       * @example b7d0a3
       */
      connection_token?: string;
    };
    AuthLoginAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['AuthLogin'];
    };
    PasswordResetRequestBody: {
      email: components['schemas']['SignInEmail'];
    };
    /**
     * @description The answer of a command that has nothing to hand back but its message.
     * @example {
     *       "status": "success",
     *       "message": "Your settings have been saved."
     *     }
     */
    Confirmation: {
      status: components['schemas']['Status'];
      message: components['schemas']['Message'];
      newtoken?: components['schemas']['NewToken'];
    };
    /**
     * Format: password
     * @description Any characters, never trimmed.
     * @example Harbour-Lights-2027
     */
    NewPassword: string;
    PasswordResetBody: {
      /**
       * @description From the link in the email or from a first sign-in. It can be used once.
       * @example r5Yq0vT3mKp8
       */
      token: string;
      password: components['schemas']['NewPassword'];
      /** @description The new password again; both must be equal. */
      password_confirm: components['schemas']['NewPassword'];
    };
    /**
     * @description The selected investor. The client's transport fills it in if it is declared and absent.
     * @example 501
     */
    InvestorId: number;
    /** @description Who asks is known by `email` or by `session_token`; one of them is required. */
    ProfilePasswordUpdateBody: {
      session_token?: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /** @description The sign-in email of a person without a session. */
      email?: components['schemas']['SignInEmail'];
      /**
       * Format: password
       * @example Northline-2026
       */
      current_password: string;
      password: components['schemas']['NewPassword'];
      /** @description The new password again; both must be equal. */
      password_confirm: components['schemas']['NewPassword'];
    };
    PasswordUpdate: {
      /** @description A new session, given to a person who came with an email. */
      session_token?: components['schemas']['SessionToken'];
    };
    ProfilePasswordUpdateAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PasswordUpdate'];
    };
    /**
     * @example work
     * @enum {string}
     */
    PhoneType: 'mobile' | 'home' | 'work' | 'other';
    /**
     * @description Digits with the usual separators; `x` goes before an extension.
     * @example +1 514 555 0147
     */
    PhoneNumber: string;
    ProfilePhone: {
      type: components['schemas']['PhoneType'];
      number: components['schemas']['PhoneNumber'];
      is_primary: components['schemas']['Flag'];
    };
    /**
     * @example registered
     * @enum {string}
     */
    AddressType: 'home' | 'mailing' | 'business' | 'registered';
    /**
     * @description ISO 3166-1 code, two letters.
     * @example CA
     */
    CountryCode: string;
    ProfileAddress: {
      type: components['schemas']['AddressType'];
      /**
       * @description Civic number and street.
       * @example 1200 Rue Sherbrooke Ouest
       */
      street: string;
      /**
       * @description Suite or apartment, or null if there is none.
       * @example 800
       */
      unit: string | null;
      /** @example Montréal */
      city: string;
      /**
       * @description Province, territory or state; two letters in Canada and the United States.
       * @example QC
       */
      province: string;
      /**
       * @description Postal or ZIP code.
       * @example H3A 1H6
       */
      postal_code: string;
      country: components['schemas']['CountryCode'];
      is_primary: components['schemas']['Flag'];
      /** @description 1 for the address on tax slips. */
      use_for_tax: components['schemas']['Flag'];
    };
    /**
     * @example en
     * @enum {string}
     */
    PreferredLanguage: 'en' | 'fr';
    /**
     * @description A name from the IANA time zone database.
     * @example America/Toronto
     */
    TimeZone: string;
    /**
     * @example monthly
     * @enum {string}
     */
    StatementCadence: 'monthly' | 'quarterly' | 'yearly';
    /**
     * @example cash
     * @enum {string}
     */
    DistributionOption: 'cash' | 'drip' | 'partial_drip';
    /** @description Only the changed fields are sent. A list replaces the whole list. `editable_fields` of the profile says which fields this investor may change. */
    ProfileUpdateBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /**
       * Email
       * Format: email
       * @description Where mail about this investor goes, not the sign-in email.
       * @example office@tremblay-holdings.test
       */
      email?: string;
      phones?: components['schemas']['ProfilePhone'][];
      addresses?: components['schemas']['ProfileAddress'][];
      preferred_language?: components['schemas']['PreferredLanguage'];
      time_zone?: components['schemas']['TimeZone'];
      statement_cadence?: components['schemas']['StatementCadence'];
      distribution_option?: components['schemas']['DistributionOption'];
    };
    ProfilePortalLoginUpdateBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /**
       * Email
       * Format: email
       * @description The new sign-in email.
       * @example julie@tremblay-holdings.test
       */
      email: string;
      /**
       * Format: email
       * @description The new sign-in email again; both must be equal.
       * @example julie@tremblay-holdings.test
       */
      email_confirm: string;
      /**
       * Format: password
       * @description Checked if it is sent.
       * @example Northline-2026
       */
      current_password?: string;
    };
    /**
     * Format: date-time
     * @description A moment, ISO 8601 in UTC.
     * @example 2026-07-02T14:05:00Z
     */
    Timestamp: string;
    /**
     * @description How a second factor reaches the person who signs in.
     * @example authenticator_app
     * @enum {string}
     */
    MfaMethod: 'authenticator_app' | 'sms' | 'email';
    /** @description How the user signs in. It is the same for all of the user's investors. */
    PortalLogin: {
      /**
       * Sign-in email
       * Format: email
       * @example investor@northline.test
       */
      login_email: string;
      /**
       * New email
       * Format: email
       * @description A new sign-in email that waits to be confirmed, or null.
       * @example julie@tremblay-holdings.test
       */
      pending_email: string | null;
      /** Last sign-in */
      last_login_at: components['schemas']['Timestamp'];
      /** Password changed */
      password_changed_at: components['schemas']['Timestamp'];
      /**
       * Two-step verification
       * @description 1 if signing in asks for a second factor.
       */
      mfa_enabled: components['schemas']['Flag'];
      mfa_methods: components['schemas']['MfaMethod'][];
      /**
       * Active sessions
       * @description Open sessions of the user, this one included.
       * @example 1
       */
      active_sessions_count: number;
    };
    ProfilePortalLoginUpdateAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortalLogin'];
    };
    ProfileDetailsBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
    };
    /**
     * @example individual
     * @enum {string}
     */
    InvestorType:
      | 'individual'
      | 'joint'
      | 'corporation'
      | 'trust'
      | 'partnership'
      | 'fund'
      | 'estate'
      | 'registered_plan';
    /**
     * @example sin
     * @enum {string}
     */
    TaxIdType: 'sin' | 'bn' | 'ssn' | 'ein' | 'itin' | 'trust_number';
    /**
     * @example verified
     * @enum {string}
     */
    AccreditationStatus: 'verified' | 'pending' | 'expired' | 'not_provided';
    /**
     * Format: date
     * @description A calendar date without a time zone, YYYY-MM-DD, or null if there is none.
     * @example 2026-06-30
     */
    NullableDate: string | null;
    /** @description Whether the investor may buy under the accredited investor exemption. */
    Accreditation: {
      /** Status */
      status: components['schemas']['AccreditationStatus'];
      /**
       * Basis
       * @description The basis of the exemption, or null if none is claimed.
       * @example Corporation with net assets of at least CAD 5 million
       */
      category: string | null;
      /** Valid until */
      expires_date: components['schemas']['NullableDate'];
    };
    /**
     * @description In percent units, so 7.25 means 7.25 %.
     * @example 7.25
     */
    Percent: number;
    Beneficiary: {
      /**
       * Name
       * @example Julie Tremblay
       */
      name: string;
      /**
       * Relationship
       * @description How the person relates to the investor.
       * @example Shareholder
       */
      relationship: string;
      /** Share */
      percent: components['schemas']['Percent'];
    };
    /** @example 1 */
    MemberId: number;
    /** @description The team member who looks after an investor. */
    RelationshipManager: {
      member_id: components['schemas']['MemberId'];
      /**
       * Name
       * @example Maya Chen
       */
      name: string;
      /**
       * Email
       * Format: email
       * @example maya.chen@northline.test
       */
      email: string;
    };
    /**
     * @description A field that the profile update takes.
     * @example email
     * @enum {string}
     */
    EditableProfileField:
      | 'email'
      | 'phones'
      | 'addresses'
      | 'preferred_language'
      | 'time_zone'
      | 'statement_cadence'
      | 'distribution_option';
    /**
     * @example new_document
     * @enum {string}
     */
    NotificationKey:
      | 'new_document'
      | 'statement_available'
      | 'tax_slip_available'
      | 'distribution_paid'
      | 'payment_missed'
      | 'loan_update'
      | 'loan_maturity'
      | 'manager_note'
      | 'new_opportunity'
      | 'account_changed'
      | 'profile_changed'
      | 'login_new_device';
    /** @description 1 for each channel that is on. */
    NotificationChannels: {
      /** Email */
      email: components['schemas']['Flag'];
      sms: components['schemas']['Flag'];
      portal: components['schemas']['Flag'];
    };
    NotificationSetting: {
      notification_key: components['schemas']['NotificationKey'];
      /** @example New document */
      label: string;
      /**
       * Description
       * @description When the notification is sent.
       * @example A document was added to your files.
       */
      description: string;
      /**
       * @description The heading it is listed under.
       * @example Documents
       */
      group: string;
      channels: components['schemas']['NotificationChannels'];
      /** @description 1 if the setting is always on and cannot be changed. */
      is_locked: components['schemas']['Flag'];
    };
    ProfileDetails: {
      /** @description The investor this is about. */
      investor_id: components['schemas']['InvestorId'];
      /** Investor type */
      investor_type: components['schemas']['InvestorType'];
      /**
       * Legal name
       * @description The name on statements and tax slips.
       * @example Tremblay Holdings Inc.
       */
      legal_name: string;
      /**
       * First name
       * @description Of a person, else null.
       * @example Julie
       */
      first_name: string | null;
      /**
       * Middle name
       * @description Of a person who has one, else null.
       * @example Anne
       */
      middle_name: string | null;
      /**
       * Last name
       * @description Of a person, else null.
       * @example Tremblay
       */
      last_name: string | null;
      /**
       * Company
       * @description Of a corporation, partnership or fund, else null.
       * @example Tremblay Holdings Inc.
       */
      company_name: string | null;
      /**
       * Trustee
       * @description Of a trust, estate or registered plan, else null.
       * @example Julie Tremblay
       */
      trustee_name: string | null;
      /**
       * Email
       * Format: email
       * @description Where mail about this investor goes, not the sign-in email.
       * @example office@tremblay-holdings.test
       */
      email: string;
      phones: components['schemas']['ProfilePhone'][];
      addresses: components['schemas']['ProfileAddress'][];
      /**
       * Date of birth
       * @description Of a person, with only the year readable, else null.
       * @example 1979-••-••
       */
      date_of_birth_masked: string | null;
      /** Tax ID type */
      tax_id_type: components['schemas']['TaxIdType'];
      /**
       * Tax ID
       * @description The tax number with only its last digits readable.
       * @example •••-•••-321
       */
      tax_id_masked: string;
      /** Tax residency */
      tax_residency_country: components['schemas']['CountryCode'];
      preferred_language: components['schemas']['PreferredLanguage'];
      time_zone: components['schemas']['TimeZone'];
      statement_cadence: components['schemas']['StatementCadence'];
      distribution_option: components['schemas']['DistributionOption'];
      accreditation: components['schemas']['Accreditation'];
      /** @description The named beneficiaries of a person or trust; of a company, its owners. */
      beneficiaries: components['schemas']['Beneficiary'][];
      relationship_manager: components['schemas']['RelationshipManager'];
      /** @description The fields that this investor may change. */
      editable_fields: components['schemas']['EditableProfileField'][];
      portal_login: components['schemas']['PortalLogin'];
      notifications: components['schemas']['NotificationSetting'][];
    };
    ProfileDetailsAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['ProfileDetails'];
    };
    /**
     * @example email
     * @enum {string}
     */
    NotificationChannel: 'email' | 'sms' | 'portal';
    NotificationStatusUpdateBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      notification_key: components['schemas']['NotificationKey'];
      channel: components['schemas']['NotificationChannel'];
      /**
       * Status
       * @description 1 turns the channel on, 0 turns it off.
       */
      status: components['schemas']['Flag'];
    };
    InvestorListBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
    };
    /**
     * @example cash
     * @enum {string}
     */
    AccountType:
      | 'cash'
      | 'tfsa'
      | 'rrsp'
      | 'spousal_rrsp'
      | 'rrif'
      | 'resp'
      | 'rdsp'
      | 'lira'
      | 'lif'
      | 'lrif'
      | 'ipp'
      | 'corporate'
      | 'trust'
      | 'joint'
      | 'ira';
    /**
     * @example owner
     * @enum {string}
     */
    InvestorRelationship: 'owner' | 'joint_owner' | 'trustee' | 'delegate';
    /**
     * @example active
     * @enum {string}
     */
    InvestorStatus: 'active' | 'inactive';
    /** @description 1 for each module that is on. */
    EnabledModules: {
      syndicated_loans: components['schemas']['Flag'];
      fund_v2: components['schemas']['Flag'];
    };
    Investor: {
      /** @description The id to select it by. */
      investor_id: components['schemas']['InvestorId'];
      /**
       * Name
       * @example Tremblay Holdings Inc.
       */
      name: string;
      /** Investor type */
      investor_type: components['schemas']['InvestorType'];
      account_type: components['schemas']['AccountType'];
      /**
       * @description The manager's number for the investor.
       * @example INV-0501
       */
      investor_number: string;
      /**
       * Email
       * Format: email
       * @example office@tremblay-holdings.test
       */
      email: string;
      /**
       * Relationship
       * @description What the user is to the investor.
       */
      relationship: components['schemas']['InvestorRelationship'];
      /** @description 1 for the user's main investor. */
      is_primary: components['schemas']['Flag'];
      /** Status */
      status: components['schemas']['InvestorStatus'];
      /** @description 1 if the investor holds fund units. */
      has_fund: components['schemas']['Flag'];
      /** @description 1 if the investor holds direct mortgages or shares of syndicated loans. */
      has_mortgages: components['schemas']['Flag'];
      /** @description The investor's own modules; they come before the list's. */
      enabled_modules?: components['schemas']['EnabledModules'] | null;
    };
    InvestorList: {
      investors: components['schemas']['Investor'][];
      /**
       * @description 1 or absent if the user may switch investors; 0 if not.
       * @example 1
       * @enum {integer|null}
       */
      investorschange?: 0 | 1 | null;
      /** @description The modules of every investor that has none of its own. */
      enabled_modules?: components['schemas']['EnabledModules'] | null;
    };
    InvestorListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['InvestorList'];
    };
    InvestorAccountListBody: {
      session_token: components['schemas']['SessionToken'];
    };
    /** @example 301 */
    AccountId: number;
    /**
     * @description One of the labels of `/account/types`.
     * @example Chequing
     */
    AccountTypeLabel: string;
    /**
     * @description ISO 4217 code of every amount in the same object.
     * @example CAD
     */
    Currency: string;
    /**
     * @example distributions
     * @enum {string}
     */
    AccountPurpose: 'distributions' | 'contributions' | 'both';
    /**
     * @example pending_verification
     * @enum {string}
     */
    AccountStatus: 'pending_verification' | 'pending_approval' | 'verified' | 'rejected' | 'inactive';
    /**
     * @example investor
     * @enum {string}
     */
    AccountAddedBy: 'investor' | 'manager';
    LinkedInvestment: {
      /** @example 7002 */
      investment_id: number;
      /**
       * Name
       * @example Hamilton second mortgage
       */
      name: string;
    };
    /** @description A bank account that money is paid to or drawn from. */
    Account: {
      account_id: components['schemas']['AccountId'];
      /**
       * @description The nickname that the investor gave it.
       * @example Operating account
       */
      account_name: string;
      account_type: components['schemas']['AccountTypeLabel'];
      /**
       * @description The name the bank has for the account.
       * @example Tremblay Holdings Inc.
       */
      holder_name: string;
      /** @example Bank of the Lakes */
      institution_name: string;
      /**
       * @description Three digits, of a Canadian account, else null.
       * @example 899
       */
      institution_number: string | null;
      /**
       * @description Five digits, of a Canadian account, else null.
       * @example 10202
       */
      transit_number: string | null;
      /**
       * @description Nine digits, of an account in the United States, else null.
       * @example 021000021
       */
      routing_number: string | null;
      /**
       * @description The account number with only its last digits readable.
       * @example ••••4821
       */
      account_number_masked: string;
      /** @description ISO 4217 code of the account's currency. */
      currency: components['schemas']['Currency'];
      /** @description 1 for the account that is used if none is chosen. */
      is_default: components['schemas']['Flag'];
      /** Purpose */
      purpose: components['schemas']['AccountPurpose'];
      /** Status */
      status: components['schemas']['AccountStatus'];
      /**
       * @description Why the account has this status, if there is more to say, else null.
       * @example Waiting for the void cheque to be checked.
       */
      status_reason: string | null;
      added_by: components['schemas']['AccountAddedBy'];
      added_at: components['schemas']['Timestamp'];
      /** @description The first day the account is used, or null while it waits to be verified. */
      effective_date: components['schemas']['NullableDate'];
      /** @description The investments paid to this account. */
      linked_investments: components['schemas']['LinkedInvestment'][];
      /** @description 0 for the last account and for the default one. */
      can_remove: components['schemas']['Flag'];
    };
    InvestorAccounts: {
      accounts: components['schemas']['Account'][];
    };
    InvestorAccountListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['InvestorAccounts'];
    };
    InvestorContactListBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
    };
    /** @description How the manager reaches an investor, and who at the manager looks after it. */
    InvestorContact: {
      /** @description The investor this is about. */
      investor_id: components['schemas']['InvestorId'];
      /**
       * Name
       * @example Tremblay Holdings Inc.
       */
      name: string;
      /**
       * Email
       * Format: email
       * @example office@tremblay-holdings.test
       */
      email: string;
      /**
       * Telephone
       * @example +1 514 555 0147
       */
      phone: string;
      relationship_manager: components['schemas']['RelationshipManager'];
    };
    InvestorContacts: {
      investors: components['schemas']['InvestorContact'][];
    };
    InvestorContactListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['InvestorContacts'];
    };
    /**
     * @example Deposit Request
     * @enum {string}
     */
    ContactTopic:
      | 'Account Issues'
      | 'Withdrawal Request'
      | 'Statement Inquiry'
      | 'Meeting Request'
      | 'Deposit Request'
      | 'Other';
    /**
     * @example email
     * @enum {string}
     */
    PreferredContact: 'email' | 'phone';
    /** @description What was on the screen when the message was written. */
    ContactContext: {
      /**
       * @description The route of the portal.
       * @example /opportunities/17
       */
      page: string;
      /** @example 7003 */
      investment_id?: number;
      /** @example 2017 */
      loan_id?: number;
      /** @example 17 */
      opportunity_id?: number;
      /**
       * @description The storage key of a document.
       * @example opp-17-term-sheet
       */
      document_key?: string;
    };
    /**
     * Format: date
     * @description A calendar date without a time zone, YYYY-MM-DD.
     * @example 2026-06-30
     */
    CalendarDate: string;
    /** @description What the message asks to be done with money. */
    ContactRequest: {
      currency: components['schemas']['Currency'];
      /**
       * Amount
       * @description Two decimals, always positive; the topic says which way the money goes.
       * @example 50000
       */
      amount?: number;
      /**
       * @description The fund.
       * @example 12
       */
      micid?: number;
      /** @description The day it is wanted for. */
      effective_date?: components['schemas']['CalendarDate'];
      /** @description 1 asks for everything to be paid out; `amount` then does not count. */
      full_withdrawal: components['schemas']['Flag'];
    };
    ContactSubmitBody: {
      session_token: components['schemas']['SessionToken'];
      topic: components['schemas']['ContactTopic'];
      /** @example Interest in NL-2026-017 */
      subject?: string;
      /** @example Please hold a further CAD 50000 of NL-2026-017 for us. */
      message: string;
      preferred_contact: components['schemas']['PreferredContact'];
      /**
       * Telephone
       * @description Required if the answer is to be given by phone.
       */
      phone?: components['schemas']['PhoneNumber'];
      /**
       * @description When a call suits.
       * @example Weekdays after 14:00
       */
      preferred_time?: string;
      /**
       * @description The team member the message is for. Without it the manager decides.
       * @example 1
       */
      member_id?: number;
      context?: components['schemas']['ContactContext'];
      request?: components['schemas']['ContactRequest'];
    };
    ContactReceipt: {
      /**
       * Reference
       * @description What the message is filed under.
       * @example MSG-2026-0710-0001
       */
      reference_number: string;
    };
    ContactSubmitAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['ContactReceipt'];
    };
    AccountTypeListBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
    };
    AccountTypes: {
      /** @description Labels to choose from, in the order to show them. They mean nothing beyond their text. */
      account_types: components['schemas']['AccountTypeLabel'][];
    };
    AccountTypeListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['AccountTypes'];
    };
    /** @description A Canadian account has `institution_number` and `transit_number`, one in the United States has `routing_number`. */
    AccountAddBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /**
       * @description A nickname for the account.
       * @example Reserve account
       */
      account_name: string;
      account_type: components['schemas']['AccountTypeLabel'];
      /**
       * @description The name the bank has for the account.
       * @example Tremblay Holdings Inc.
       */
      holder_name: string;
      /** @example Bank of the Lakes */
      institution_name: string;
      /**
       * @description Three digits, of a Canadian account.
       * @example 899
       */
      institution_number?: string;
      /**
       * @description Five digits, of a Canadian account.
       * @example 10202
       */
      transit_number?: string;
      /**
       * @description Nine digits, of an account in the United States.
       * @example 021000021
       */
      routing_number?: string;
      /**
       * @description Digits only.
       * @example 10207730
       */
      account_number: string;
      /**
       * @description The account number again; both must be equal.
       * @example 10207730
       */
      account_number_confirm: string;
      /** Purpose */
      purpose: components['schemas']['AccountPurpose'];
      /** @description 1 makes this the default account once it is verified. */
      is_default: components['schemas']['Flag'];
      /**
       * @description The storage key of an image of a void cheque.
       * @example void-cheque-501-7730
       */
      void_cheque_key?: string;
    };
    AddedAccount: {
      account: components['schemas']['Account'];
    };
    AccountAddAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['AddedAccount'];
    };
    AccountRemoveBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      account_id: components['schemas']['AccountId'];
    };
    TeamListBody: {
      session_token: components['schemas']['SessionToken'];
    };
    TeamMember: {
      member_id: components['schemas']['MemberId'];
      /**
       * First name
       * @example Maya
       */
      first_name: string;
      /**
       * Last name
       * @example Chen
       */
      last_name: string;
      /**
       * Name
       * @description First and last name as they are shown.
       * @example Maya Chen
       */
      name: string;
      /**
       * @description Job title.
       * @example Investor Relations Director
       */
      title: string;
      /**
       * @description What investors turn to this person for.
       * @example Relationship manager
       */
      role: string;
      /** @example Investor Relations */
      department: string;
      /**
       * Email
       * Format: email
       * @example maya.chen@northline.test
       */
      email: string;
      /**
       * Telephone
       * @example +1 416 555 0110
       */
      phone: string;
      /**
       * @description Digits to dial after the number, or null.
       * @example 201
       */
      phone_extension: string | null;
      /**
       * Format: uri
       * @description A LinkedIn profile, or null.
       * @example https://www.linkedin.com/in/maya-chen-northline
       */
      linkedin_url: string | null;
      /**
       * @description A portrait, the image file in Base64 without a data: prefix, or null.
       * @example iVBORw0KGgo=
       */
      profile_image_base_64_encoded: string | null;
      /**
       * @description The place in the list, from 1.
       * @example 1
       */
      display_order: number;
    };
    Team: {
      team: components['schemas']['TeamMember'][];
    };
    TeamListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['Team'];
    };
    PortfolioEnableBody: {
      session_token: components['schemas']['SessionToken'];
    };
    /**
     * Format: date-time
     * @description A moment, ISO 8601 in UTC, or null if it has not come.
     * @example 2026-07-02T14:05:00Z
     */
    NullableTimestamp: string | null;
    NoteAuthor: {
      /**
       * @description The member of the manager's team.
       * @example 1
       */
      member_id: number;
      /**
       * Name
       * @example Maya Chen
       */
      name: string;
      /**
       * @description The author's position.
       * @example Investor Relations Director
       */
      title: string;
      /** @description The author's picture, or null if there is none. */
      profile_image_base_64_encoded: string | null;
    };
    /**
     * @example update
     * @enum {string}
     */
    NoteCategory: 'update' | 'market' | 'distribution' | 'loan' | 'notice';
    /**
     * @example investor_statement
     * @enum {string}
     */
    DocumentType:
      | 'investor_statement'
      | 'fund_statement'
      | 'distribution_notice'
      | 'redemption_notice'
      | 't5'
      | 't5008'
      | 'nr4'
      | 'rl3'
      | 'form_1099_int'
      | 'form_1099_div'
      | 'schedule_k1'
      | 'share_certificate'
      | 'subscription_agreement'
      | 'offering_memorandum'
      | 'financial_statements'
      | 'quarterly_report'
      | 'fund_facts'
      | 'loan_document'
      | 'notice'
      | 'other';
    /** @description A document; `documenttype`, `micid` and `key` fetch it. */
    NoteAttachment: {
      /**
       * Name
       * @example Distribution notice June 2026
       */
      name: string;
      /** Type */
      documenttype: components['schemas']['DocumentType'];
      /** @example 12 */
      micid: number;
      /**
       * @description Opaque storage key.
       * @example doc-12-distribution-2026-06
       */
      key: string;
      /**
       * Size
       * @example 84213
       */
      file_size_bytes: number;
    };
    PortfolioNote: {
      /** @example 3104 */
      note_id: number;
      /**
       * @description The fund that the note is about, or null if it is about none.
       * @example 12
       */
      micid: number | null;
      /**
       * Fund
       * @example Northline MIC
       */
      fund_name: string | null;
      /** @example June 2026 distribution */
      title: string;
      /** @description Plain text; an empty line separates paragraphs. */
      body_text: string;
      published_at: components['schemas']['Timestamp'];
      /** @description When the note was last changed, or null if it never was. */
      updated_at: components['schemas']['NullableTimestamp'];
      author: components['schemas']['NoteAuthor'];
      category: components['schemas']['NoteCategory'];
      is_pinned: components['schemas']['Flag'];
      attachments: components['schemas']['NoteAttachment'][];
    };
    /** @description One flag for each part of the overview; a part that is off is neither drawn nor requested. */
    PortfolioEnable: {
      notes_from_manager: components['schemas']['Flag'];
      /** @description Whether the chart of holdings by lien position is shown. */
      graph_loan_priority: components['schemas']['Flag'];
      /** @description Whether the chart of holdings by investment type is shown. */
      graph_holding_type: components['schemas']['Flag'];
      /** @description Whether the chart of holdings by loan-to-value band is shown. */
      graph_ltv: components['schemas']['Flag'];
      fund_performance: components['schemas']['Flag'];
      direct_mortgages: components['schemas']['Flag'];
      syndicated_loans: components['schemas']['Flag'];
      opportunities: components['schemas']['Flag'];
      documents: components['schemas']['Flag'];
      /** @description The manager's notes, pinned ones first, then newest first. */
      notes: components['schemas']['PortfolioNote'][];
    };
    PortfolioEnableAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioEnable'];
    };
    /**
     * @description What moved money or units; `deposit` is a subscription, `withdrawal` a redemption.
     * @example deposit
     * @enum {string}
     */
    ActivityType:
      | 'deposit'
      | 'withdrawal'
      | 'distribution'
      | 'one_time_distribution'
      | 'performance_bonus'
      | 'reinvestment'
      | 'transfer_in'
      | 'transfer_out'
      | 'management_fee'
      | 'servicing_fee'
      | 'redemption_penalty'
      | 'withholding_tax'
      | 'return_of_capital'
      | 'adjustment'
      | 'reversal';
    /**
     * @description The state of a payment; `failed` is a payment returned unpaid (NSF).
     * @example scheduled
     * @enum {string}
     */
    PaymentStatus: 'scheduled' | 'pending' | 'cleared' | 'failed' | 'reversed' | 'reinvested';
    /**
     * @description The period: this many complete months before the current one; in a list of entries, the current month up to today as
     *     well. 120 stands for all time.
     * @example 12
     * @enum {integer}
     */
    Months: 1 | 3 | 6 | 12 | 120;
    /**
     * @description The requested page, from 1.
     * @example 1
     */
    Page: number;
    /**
     * @description Rows a page. Screens offer the sizes of the config; exports use up to 1000.
     * @example 10
     */
    PerPage: number;
    /**
     * @example activity_date
     * @enum {string}
     */
    PortfolioActivitiesSortBy:
      | 'activity_date'
      | 'activity_type'
      | 'status'
      | 'fund_name'
      | 'investor_account_name'
      | 'description'
      | 'units'
      | 'gross_amount'
      | 'net_amount'
      | 'balance_amount'
      | 'settled_date';
    /**
     * @example desc
     * @enum {string}
     */
    SortDirection: 'asc' | 'desc';
    /**
     * @description Text that a row has to contain; case, accents and kinds of dashes and apostrophes do not count.
     * @example Northline
     */
    Search: string;
    PortfolioActivitiesBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /**
       * @description Only the activities of this fund.
       * @example 12
       */
      micid?: number;
      /** Type */
      activity_type?: components['schemas']['ActivityType'];
      /** Status */
      status?: components['schemas']['PaymentStatus'];
      /** @description This many complete months before the current one, and the current month up to today. Either this or two dates. */
      months?: components['schemas']['Months'];
      start_date?: components['schemas']['CalendarDate'];
      /** @description The last day of the period, not before start_date. */
      end_date?: components['schemas']['CalendarDate'];
      page?: components['schemas']['Page'];
      per_page?: components['schemas']['PerPage'];
      sort_by?: components['schemas']['PortfolioActivitiesSortBy'];
      sort_dir?: components['schemas']['SortDirection'];
      search?: components['schemas']['Search'];
    };
    /**
     * Format: date
     * @description The first day of the requested period; for all time, the first day of the month of the first entry. Null without a period.
     * @example 2025-07-01
     */
    ListStart: string | null;
    /**
     * Format: date
     * @description The last day of the requested period; today if it was requested in months. Null without a period.
     * @example 2026-07-10
     */
    ListEnd: string | null;
    /**
     * @description Rows of the whole filter, over all pages.
     * @example 42
     */
    Total: number;
    /**
     * @description The number of the last page, 1 if there are no rows.
     * @example 5
     */
    LastPage: number;
    /**
     * @description An amount with two decimals in the `currency` of the same object. Plus is to the investor, minus from the investor.
     * @example 3885.42
     */
    Money: number;
    NotCountedPayments: {
      /** @example 1 */
      count: number;
      net_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    /**
     * @description What the totals leave out, over all pages of the filter and in their currency, by status: scheduled, pending, failed
     *     or reversed. Omitted if there is none.
     */
    NotCounted: {
      [key: string]: components['schemas']['NotCountedPayments'];
    };
    /**
     * @description Sums over all pages of the filter, of the rows in their currency, each as a positive number. They count what is settled (`cleared`, `reinvested`),
     *     never what is scheduled, pending, failed or reversed.
     */
    PortfolioActivityTotals: {
      /**
       * Money in
       * @description What raised the balance, such as deposits, transfers in and reinvestments.
       */
      inflow_amount: components['schemas']['Money'];
      /**
       * Money out
       * @description What lowered the balance, such as withdrawals, transfers out and returned capital.
       */
      outflow_amount: components['schemas']['Money'];
      /**
       * Income
       * @description Distributions and bonuses, paid or reinvested, net.
       */
      income_amount: components['schemas']['Money'];
      /**
       * Fees
       * @description Management and servicing fees and redemption penalties.
       */
      fees_amount: components['schemas']['Money'];
      /**
       * Tax withheld
       * @description Tax withheld.
       */
      tax_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      not_counted?: components['schemas']['NotCounted'];
    };
    /**
     * @example eft
     * @enum {string}
     */
    PaymentMethod: 'eft' | 'wire' | 'cheque' | 'drip' | 'internal';
    /** @description What fetches the document. */
    PortfolioActivityDocument: {
      /** Type */
      documenttype: components['schemas']['DocumentType'];
      /** @example 12 */
      micid: number;
      /**
       * @description Opaque storage key.
       * @example doc-12-distribution-2026-05
       */
      key: string;
    };
    /** @description net_amount = gross_amount − management_fee_amount − withholding_tax_amount − redemption_penalty_amount. */
    PortfolioActivity: {
      /** @example 90211 */
      activity_id: number;
      /**
       * Date
       * @description The day the activity is booked.
       */
      activity_date: components['schemas']['CalendarDate'];
      /**
       * Effective
       * @description The day the activity counts for, such as the end of the month of a distribution.
       */
      effective_date: components['schemas']['CalendarDate'];
      /**
       * Settled
       * @description The day it settled, or will settle while it is scheduled; null if the day is not known.
       */
      settled_date: components['schemas']['NullableDate'];
      /** Type */
      activity_type: components['schemas']['ActivityType'];
      /** Status */
      status: components['schemas']['PaymentStatus'];
      /**
       * @description The fund's id; null for a mortgage or syndicated loan.
       * @example 12
       */
      micid: number | null;
      /**
       * Fund
       * @description The fund, or the name of the mortgage or syndicated loan.
       * @example Northline MIC
       */
      fund_name: string;
      /**
       * Class
       * @description Of the fund; null for a mortgage or syndicated loan.
       * @example B
       */
      share_class: string | null;
      /**
       * @description The mortgage or syndicated loan; a fund's activity has none.
       * @example 2017
       */
      loan_id?: number;
      /**
       * Loan
       * @description Beside `loan_id`.
       * @example NL-2026-017
       */
      loan_number?: string;
      account_type: components['schemas']['AccountType'];
      /**
       * Account
       * @example J. Tremblay TFSA
       */
      investor_account_name: string;
      /**
       * Description
       * @example June 2026 distribution reinvested
       */
      description: string;
      /**
       * Units
       * @description Fund units that came, or left if negative; four decimals, 0 if none moved. Null for a mortgage or
       *     syndicated loan.
       * @example 15.1042
       */
      units: number | null;
      /**
       * Unit price
       * @description The value of one unit in the `currency` of the same object, four decimals; null without units.
       * @example 100
       */
      unit_price: number | null;
      /**
       * Units after
       * @description The running sum of units after this activity, four decimals; null without units.
       * @example 2515.1042
       */
      units_balance: number | null;
      currency: components['schemas']['Currency'];
      /** Gross */
      gross_amount: components['schemas']['Money'];
      /**
       * Management fee
       * @description Deducted from the gross amount, as a positive number.
       */
      management_fee_amount: components['schemas']['Money'];
      /**
       * Tax withheld
       * @description Deducted from the gross amount, as a positive number.
       */
      withholding_tax_amount: components['schemas']['Money'];
      /**
       * Redemption penalty
       * @description Deducted from the gross amount, as a positive number.
       */
      redemption_penalty_amount: components['schemas']['Money'];
      /** Net amount */
      net_amount: components['schemas']['Money'];
      /**
       * Balance
       * @description The value of the units, or the principal outstanding, after this activity.
       * @example 251510.42
       */
      balance_amount: components['schemas']['Money'];
      /** Payment method */
      payment_method: components['schemas']['PaymentMethod'];
      /**
       * Reference
       * @example DST-2026-06-0012
       */
      reference_number: string;
      /** @description The notice of the activity, or null if there is none. */
      document: components['schemas']['PortfolioActivityDocument'] | null;
    };
    PortfolioActivities: {
      period_start_date: components['schemas']['ListStart'];
      period_end_date: components['schemas']['ListEnd'];
      total: components['schemas']['Total'];
      page: components['schemas']['Page'];
      per_page: components['schemas']['PerPage'];
      last_page: components['schemas']['LastPage'];
      currency: components['schemas']['Currency'];
      totals: components['schemas']['PortfolioActivityTotals'];
      /** @description The same sums of the rows in other currencies, by currency; omitted if all rows are in one. */
      other_totals?: {
        [key: string]: components['schemas']['PortfolioActivityTotals'];
      };
      activities: components['schemas']['PortfolioActivity'][];
    };
    PortfolioActivitiesAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioActivities'];
    };
    /**
     * @description What moved a direct mortgage; `additional_advance` is a draw, `payout` a payoff.
     * @example funding
     * @enum {string}
     */
    DirectMortgageActivityType:
      | 'funding'
      | 'additional_advance'
      | 'interest_payment'
      | 'principal_payment'
      | 'partial_paydown'
      | 'payout'
      | 'renewal'
      | 'extension'
      | 'rate_change'
      | 'late_fee'
      | 'nsf_fee'
      | 'default_interest'
      | 'fee_income'
      | 'management_fee'
      | 'transfer'
      | 'reversal';
    /**
     * @example activity_date
     * @enum {string}
     */
    PortfolioDirectMortgageActivitiesSortBy:
      | 'activity_date'
      | 'due_date'
      | 'activity_type'
      | 'payment_status'
      | 'loan_number'
      | 'property_city'
      | 'lien_position'
      | 'gross_interest_amount'
      | 'principal_amount'
      | 'interest_amount'
      | 'net_amount'
      | 'principal_balance_amount';
    PortfolioDirectMortgageActivitiesBody: {
      session_token: components['schemas']['SessionToken'];
      /** Type */
      activity_type?: components['schemas']['DirectMortgageActivityType'];
      /** @description This many complete months before the current one, and the current month up to today. Either this or two dates. */
      months?: components['schemas']['Months'];
      start_date?: components['schemas']['CalendarDate'];
      /** @description The last day of the period, not before start_date. */
      end_date?: components['schemas']['CalendarDate'];
      page?: components['schemas']['Page'];
      per_page?: components['schemas']['PerPage'];
      sort_by?: components['schemas']['PortfolioDirectMortgageActivitiesSortBy'];
      sort_dir?: components['schemas']['SortDirection'];
      search?: components['schemas']['Search'];
    };
    /**
     * @description Sums over all pages of the filter. They count what is settled (`cleared`, `reinvested`), never what is scheduled,
     *     pending, failed or reversed.
     */
    DirectMortgageActivityTotals: {
      /**
       * Interest
       * @description Interest after management fees and sales tax.
       */
      interest_amount: components['schemas']['Money'];
      /** Principal */
      principal_amount: components['schemas']['Money'];
      /**
       * Fees
       * @description Management fees and their sales tax, deducted before, as a positive number.
       */
      fees_amount: components['schemas']['Money'];
      /** Net amount */
      net_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      not_counted?: components['schemas']['NotCounted'];
    };
    /**
     * @description Order of repayment on sale.
     * @example 1
     * @enum {string}
     */
    LienPosition: '1' | '2' | '3' | 'other';
    /**
     * @description interest_amount = gross_interest_amount − management_fee_amount − sales_tax_amount.
     *     net_amount = interest_amount + principal_amount + fee_income_amount − withholding_tax_amount.
     */
    DirectMortgageActivity: {
      /** @example 71188 */
      activity_id: number;
      /** @example 1042 */
      loan_id: number;
      /**
       * Loan
       * @example DM-1042
       */
      loan_number: string;
      /**
       * Property
       * @example Hamilton
       */
      property_city: string;
      /**
       * Province
       * @description Province or state, two letters.
       * @example ON
       */
      property_province: string;
      /** Lien */
      lien_position: components['schemas']['LienPosition'];
      /** Type */
      activity_type: components['schemas']['DirectMortgageActivityType'];
      /**
       * Date
       * @description The day the activity is booked, or will be while it is scheduled.
       */
      activity_date: components['schemas']['CalendarDate'];
      /**
       * Due
       * @description The day the payment is due, or null if nothing falls due.
       */
      due_date: components['schemas']['NullableDate'];
      /** Status */
      payment_status: components['schemas']['PaymentStatus'];
      /**
       * Note rate
       * @description What the borrower pays.
       * @example 10.25
       */
      note_rate_percent: components['schemas']['Percent'];
      /**
       * Annual rate
       * @description The note rate less the management fee.
       * @example 9.25
       */
      investor_rate_percent: components['schemas']['Percent'];
      currency: components['schemas']['Currency'];
      /**
       * Gross interest
       * @description Interest at the note rate on the investor's principal.
       * @example 1281.25
       */
      gross_interest_amount: components['schemas']['Money'];
      /**
       * Management fee
       * @description Deducted from the interest, as a positive number.
       * @example 125
       */
      management_fee_amount: components['schemas']['Money'];
      /**
       * Sales tax
       * @description Sales tax on the management fee, as a positive number.
       */
      sales_tax_amount: components['schemas']['Money'];
      /**
       * Tax withheld
       * @description Tax withheld, as a positive number.
       */
      withholding_tax_amount: components['schemas']['Money'];
      /**
       * Principal
       * @description Principal returned to the investor, or advanced if negative.
       */
      principal_amount: components['schemas']['Money'];
      /**
       * Interest
       * @example 1156.25
       */
      interest_amount: components['schemas']['Money'];
      /**
       * Fee income
       * @description The investor's share of fees that the borrower paid.
       */
      fee_income_amount: components['schemas']['Money'];
      /**
       * Net amount
       * @example 1156.25
       */
      net_amount: components['schemas']['Money'];
      /**
       * Balance
       * @description The investor's principal outstanding after this activity.
       * @example 150000
       */
      principal_balance_amount: components['schemas']['Money'];
      /**
       * Reference
       * @example INT-2026-06-1042
       */
      reference_number: string;
    };
    PortfolioDirectMortgageActivities: {
      period_start_date: components['schemas']['ListStart'];
      period_end_date: components['schemas']['ListEnd'];
      total: components['schemas']['Total'];
      page: components['schemas']['Page'];
      per_page: components['schemas']['PerPage'];
      last_page: components['schemas']['LastPage'];
      currency: components['schemas']['Currency'];
      totals: components['schemas']['DirectMortgageActivityTotals'];
      activities: components['schemas']['DirectMortgageActivity'][];
    };
    PortfolioDirectMortgageActivitiesAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioDirectMortgageActivities'];
    };
    /**
     * @description What a figure is compared with.
     * @example last_year
     * @enum {string}
     */
    CompareTo: 'last_year' | 'last_quarter' | 'last_month';
    /**
     * @description One entry of the performance drop-down; `all` is every investment together.
     * @example fund-12-B
     */
    PerformanceId: string;
    PortfolioCardCurrentlyInvestedBody: {
      session_token: components['schemas']['SessionToken'];
      months?: components['schemas']['Months'];
      compare_to?: components['schemas']['CompareTo'];
      performance_id?: components['schemas']['PerformanceId'];
    };
    /**
     * Format: date
     * @description The first day of the requested period.
     * @example 2025-07-01
     */
    PeriodStart: string;
    /**
     * Format: date
     * @description The last day of the requested period.
     * @example 2026-06-30
     */
    PeriodEnd: string;
    /**
     * @description The change in percent of the previous amount, or null if that is 0.
     * @example 4.76
     */
    ChangePercent: number | null;
    /**
     * @example fund
     * @enum {string}
     */
    InvestmentType: 'fund' | 'direct_mortgage' | 'syndicated_loan';
    /** @description The part of one investment type in the amount of the card. */
    CardBreakdownItem: {
      /** Type */
      investment_type: components['schemas']['InvestmentType'];
      /** @example Funds */
      label: string;
      /** Amount */
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /**
       * Share
       * @description The part in percent of the whole.
       */
      percent: components['schemas']['Percent'];
      /**
       * @description How many investments the amount comes from.
       * @example 1
       */
      count: number;
    };
    InvestedPoint: {
      date: components['schemas']['CalendarDate'];
      /** Amount */
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    PortfolioCardCurrentlyInvested: {
      /**
       * @description The sum of the breakdown. A mortgage counts with the investor's share of the principal outstanding.
       * @example 550000
       */
      currently_invested_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /** As of */
      as_of_date: components['schemas']['CalendarDate'];
      period_start_date: components['schemas']['PeriodStart'];
      period_end_date: components['schemas']['PeriodEnd'];
      /** @description The amount invested at the earlier date that `compare_to` names. */
      previous_amount: components['schemas']['Money'];
      /** @description The present amount less the previous one. */
      change_amount: components['schemas']['Money'];
      change_percent: components['schemas']['ChangePercent'];
      compare_to: components['schemas']['CompareTo'];
      breakdown: components['schemas']['CardBreakdownItem'][];
      /** @description The amount invested at the end of each month, oldest first; the last is the amount of the card. */
      series: components['schemas']['InvestedPoint'][];
      /**
       * Subscribed, not yet settled
       * @description Subscribed and not settled yet; not part of the amount invested.
       * @example 0
       */
      pending_amount: components['schemas']['Money'];
    };
    PortfolioCardCurrentlyInvestedAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioCardCurrentlyInvested'];
    };
    PortfolioCardInterestEarnedBody: {
      session_token: components['schemas']['SessionToken'];
      months?: components['schemas']['Months'];
      compare_to?: components['schemas']['CompareTo'];
      performance_id?: components['schemas']['PerformanceId'];
    };
    /**
     * @description A calendar month, YYYY-MM.
     * @example 2026-06
     */
    Month: string;
    InterestPoint: {
      /** Month */
      period: components['schemas']['Month'];
      /** Amount */
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    /**
     * @description Interest and fund income of the period, net of withholding tax and fees.
     *     interest_earned_amount = paid_amount + reinvested_amount + accrued_amount.
     *     withheld_tax_amount and fees_amount were deducted before and are given as positive numbers.
     *     The breakdown and the series each add up to interest_earned_amount.
     *     What counts as paid, reinvested or accrued is as of the time of the request.
     */
    PortfolioCardInterestEarned: {
      /** @example 41230.18 */
      interest_earned_amount: components['schemas']['Money'];
      /**
       * Paid
       * @description What was paid out in cash.
       */
      paid_amount: components['schemas']['Money'];
      /**
       * Reinvested
       * @description What was turned into fund units.
       */
      reinvested_amount: components['schemas']['Money'];
      /**
       * Accrued, not yet paid
       * @description Earned in the period, neither paid nor reinvested yet.
       */
      accrued_amount: components['schemas']['Money'];
      /**
       * Tax withheld
       * @description Tax withheld, as a positive number.
       * @example 0
       */
      withheld_tax_amount: components['schemas']['Money'];
      /**
       * Fees
       * @description Management and servicing fees deducted, as a positive number.
       * @example 3375
       */
      fees_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /** As of */
      as_of_date: components['schemas']['CalendarDate'];
      period_start_date: components['schemas']['PeriodStart'];
      period_end_date: components['schemas']['PeriodEnd'];
      months: components['schemas']['Months'];
      /** @description The interest earned in the earlier period that `compare_to` names. */
      previous_amount: components['schemas']['Money'];
      /** @description The present amount less the previous one. */
      change_amount: components['schemas']['Money'];
      change_percent: components['schemas']['ChangePercent'];
      compare_to: components['schemas']['CompareTo'];
      breakdown: components['schemas']['CardBreakdownItem'][];
      /** @description One item for each month of the period, oldest first. */
      series: components['schemas']['InterestPoint'][];
    };
    PortfolioCardInterestEarnedAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioCardInterestEarned'];
    };
    PortfolioCardPerformanceBody: {
      session_token: components['schemas']['SessionToken'];
      months?: components['schemas']['Months'];
      compare_to?: components['schemas']['CompareTo'];
      performance_id?: components['schemas']['PerformanceId'];
    };
    /**
     * @example time_weighted
     * @enum {string}
     */
    ReturnMethod: 'time_weighted' | 'money_weighted' | 'simple_yield';
    PerformanceBenchmark: {
      /**
       * Name
       * @example One-year GIC average
       */
      name: string;
      /**
       * Share
       * @description What the benchmark returned in the same period.
       */
      percent: components['schemas']['Percent'];
    };
    /** @description One month of a performance series, oldest first. */
    PerformancePoint: {
      /** Month */
      period: components['schemas']['Month'];
      period_start_date: components['schemas']['CalendarDate'];
      period_end_date: components['schemas']['CalendarDate'];
      currency: components['schemas']['Currency'];
      /**
       * @description The return of the month.
       * @example 0.6042
       */
      return_percent: number;
      /**
       * Annualized return
       * @description The return of the month taken over a year, by the card's return method.
       * @example 7.5
       */
      annualized_return_percent: number;
      /**
       * Cumulative return
       * @description The return from the start of the series to the end of the month.
       * @example 7.4958
       */
      cumulative_return_percent: number;
      /**
       * Distribution per unit
       * @description Distributed for each unit, four decimals, or null unless it is about one fund.
       * @example 0.6042
       */
      distribution_per_unit_amount: number | null;
      /**
       * Unit price
       * @description The value of one unit at the end of the month, four decimals, or null unless it is about one fund.
       * @example 100
       */
      unit_price: number | null;
      /**
       * @description The value of the share class at the end of the month; for all investments together, the amount invested.
       * @example 48250000
       */
      net_asset_value_amount: components['schemas']['Money'];
      /**
       * @description Units of the share class at the end of the month, four decimals, or null unless it is about one fund.
       * @example 482500
       */
      units_outstanding: number | null;
      /**
       * @description The return of the month that `compare_to` names, or null if there is none.
       * @example 0.5833
       */
      compare_return_percent: number | null;
      /** @description Whether the month belongs to a financial year that has been audited. */
      is_audited: components['schemas']['Flag'];
    };
    /** @description Key figures of the fund as a whole. */
    FundFacts: {
      /** @example 12 */
      micid: number;
      /**
       * Fund
       * @example Northline MIC
       */
      fund_name: string;
      /** @example MIC */
      fund_type: string;
      inception_date: components['schemas']['CalendarDate'];
      currency: components['schemas']['Currency'];
      /** Assets under administration */
      assets_under_administration_amount: components['schemas']['Money'];
      /**
       * Loans
       * @example 86
       */
      loans_count: number;
      /**
       * Average rate
       * @description The average note rate, weighted by principal.
       */
      weighted_average_rate_percent: components['schemas']['Percent'];
      /**
       * Average LTV
       * @description The average loan-to-value ratio, weighted by principal.
       */
      weighted_average_ltv_percent: components['schemas']['Percent'];
      /**
       * In first liens
       * @description The share of first-lien loans in the principal.
       */
      first_lien_percent: components['schemas']['Percent'];
      /**
       * Past due
       * @description The share of past-due loans in the principal.
       */
      past_due_percent: components['schemas']['Percent'];
      /**
       * Largest loan
       * @description The share of the largest loan in the principal.
       */
      largest_loan_percent: components['schemas']['Percent'];
      /**
       * Management fee a year
       * @description A year, of the assets.
       */
      management_fee_percent: components['schemas']['Percent'];
      /** Minimum */
      minimum_investment_amount: components['schemas']['Money'];
      /**
       * Redemption terms
       * @example Quarterly, on 60 days' notice.
       */
      redemption_terms: string;
    };
    /**
     * @example {
     *       "return_percent": 8.47,
     *       "annualized_return_percent": 8.47,
     *       "is_annualized": 1,
     *       "return_method": "simple_yield",
     *       "net_of_fees": 1,
     *       "since_inception_percent": 7.74,
     *       "inception_date": "2023-03-01",
     *       "target_percent": null,
     *       "benchmark": null,
     *       "as_of_date": "2026-06-30",
     *       "period_start_date": "2025-07-01",
     *       "period_end_date": "2026-06-30",
     *       "previous_percent": 7.65,
     *       "change_percent": 0.82,
     *       "compare_to": "last_year",
     *       "series": [
     *         {
     *           "period": "2025-07",
     *           "period_start_date": "2025-07-01",
     *           "period_end_date": "2025-07-31",
     *           "currency": "CAD",
     *           "return_percent": 0.6528,
     *           "annualized_return_percent": 7.69,
     *           "cumulative_return_percent": 0.6528,
     *           "compare_return_percent": 0.6102,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 527187.5,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2025-08",
     *           "period_start_date": "2025-08-01",
     *           "period_end_date": "2025-08-31",
     *           "currency": "CAD",
     *           "return_percent": 0.6041,
     *           "annualized_return_percent": 7.11,
     *           "cumulative_return_percent": 1.2666,
     *           "compare_return_percent": 0.6118,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 310251.2,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2025-09",
     *           "period_start_date": "2025-09-01",
     *           "period_end_date": "2025-09-30",
     *           "currency": "CAD",
     *           "return_percent": 0.7268,
     *           "annualized_return_percent": 8.84,
     *           "cumulative_return_percent": 1.9972,
     *           "compare_return_percent": 0.6127,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 461219.38,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2025-10",
     *           "period_start_date": "2025-10-01",
     *           "period_end_date": "2025-10-31",
     *           "currency": "CAD",
     *           "return_percent": 0.7266,
     *           "annualized_return_percent": 8.55,
     *           "cumulative_return_percent": 2.7252,
     *           "compare_return_percent": 0.614,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 462193.41,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2025-11",
     *           "period_start_date": "2025-11-01",
     *           "period_end_date": "2025-11-30",
     *           "currency": "CAD",
     *           "return_percent": 0.7263,
     *           "annualized_return_percent": 8.84,
     *           "cumulative_return_percent": 3.4529,
     *           "compare_return_percent": 0.6391,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 463173.33,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2025-12",
     *           "period_start_date": "2025-12-01",
     *           "period_end_date": "2025-12-31",
     *           "currency": "CAD",
     *           "return_percent": 0.726,
     *           "annualized_return_percent": 8.55,
     *           "cumulative_return_percent": 4.1795,
     *           "compare_return_percent": 0.6433,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 464159.17,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-01",
     *           "period_start_date": "2026-01-01",
     *           "period_end_date": "2026-01-31",
     *           "currency": "CAD",
     *           "return_percent": 0.7258,
     *           "annualized_return_percent": 8.55,
     *           "cumulative_return_percent": 4.9057,
     *           "compare_return_percent": 0.644,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 465150.96,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-02",
     *           "period_start_date": "2026-02-01",
     *           "period_end_date": "2026-02-28",
     *           "currency": "CAD",
     *           "return_percent": 0.7256,
     *           "annualized_return_percent": 9.46,
     *           "cumulative_return_percent": 5.633,
     *           "compare_return_percent": 0.6448,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 466148.75,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-03",
     *           "period_start_date": "2026-03-01",
     *           "period_end_date": "2026-03-31",
     *           "currency": "CAD",
     *           "return_percent": 0.7112,
     *           "annualized_return_percent": 8.37,
     *           "cumulative_return_percent": 6.3429,
     *           "compare_return_percent": 0.6472,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 545522.95,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-04",
     *           "period_start_date": "2026-04-01",
     *           "period_end_date": "2026-04-30",
     *           "currency": "CAD",
     *           "return_percent": 0.7079,
     *           "annualized_return_percent": 8.61,
     *           "cumulative_return_percent": 7.0528,
     *           "compare_return_percent": 0.6481,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 547006.32,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-05",
     *           "period_start_date": "2026-05-01",
     *           "period_end_date": "2026-05-31",
     *           "currency": "CAD",
     *           "return_percent": 0.7076,
     *           "annualized_return_percent": 8.33,
     *           "cumulative_return_percent": 7.7588,
     *           "compare_return_percent": 0.649,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 548498.65,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         },
     *         {
     *           "period": "2026-06",
     *           "period_start_date": "2026-06-01",
     *           "period_end_date": "2026-06-30",
     *           "currency": "CAD",
     *           "return_percent": 0.7073,
     *           "annualized_return_percent": 8.61,
     *           "cumulative_return_percent": 8.4678,
     *           "compare_return_percent": 0.6369,
     *           "distribution_per_unit_amount": null,
     *           "unit_price": null,
     *           "net_asset_value_amount": 550000,
     *           "units_outstanding": null,
     *           "is_audited": 0
     *         }
     *       ]
     *     }
     */
    PortfolioCardPerformance: {
      /**
       * @description The return of the period; 0 if nothing was invested.
       * @example 8.47
       */
      return_percent: components['schemas']['Percent'];
      /**
       * Annualized return
       * @description The return taken over a year, or null if the period is shorter than 12 months.
       * @example 8.47
       */
      annualized_return_percent: number | null;
      /** @description Whether annualized_return_percent is given. */
      is_annualized: components['schemas']['Flag'];
      /**
       * Method
       * @description How the return is measured; `simple_yield` is income ÷ average invested capital × 365 ÷ days.
       */
      return_method: components['schemas']['ReturnMethod'];
      /** After fees */
      net_of_fees: components['schemas']['Flag'];
      /**
       * A year since inception
       * @description The annualized return since the inception date, or null if that is less than 12 months ago.
       * @example 7.74
       */
      since_inception_percent: number | null;
      /**
       * Inception
       * @description The first day of the figures, or null if nothing is invested yet.
       */
      inception_date: components['schemas']['NullableDate'];
      /**
       * Target
       * @description The manager's target for a year, or null if there is none.
       * @example 7.5
       */
      target_percent: number | null;
      /** @description Null if the manager names none. */
      benchmark: components['schemas']['PerformanceBenchmark'] | null;
      /** As of */
      as_of_date: components['schemas']['CalendarDate'];
      period_start_date: components['schemas']['PeriodStart'];
      period_end_date: components['schemas']['PeriodEnd'];
      /**
       * @description The return of the earlier period that `compare_to` names, or null if there was none.
       * @example 7.65
       */
      previous_percent: number | null;
      /**
       * @description return_percent less previous_percent, in percentage points, or null if there is no previous one.
       * @example 0.82
       */
      change_percent: number | null;
      compare_to: components['schemas']['CompareTo'];
      /** @description One item for each month of the period, oldest first. */
      series: components['schemas']['PerformancePoint'][];
      /** @description Only if the performance is of one fund. */
      fund_facts?: components['schemas']['FundFacts'];
    };
    PortfolioCardPerformanceAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioCardPerformance'];
    };
    PortfolioCardInterestThisMonthBody: {
      session_token: components['schemas']['SessionToken'];
      months?: components['schemas']['Months'];
      compare_to?: components['schemas']['CompareTo'];
      performance_id?: components['schemas']['PerformanceId'];
    };
    /**
     * @description The net interest of the month that ends at as_of_date.
     *     interest_this_month_amount = paid_amount + scheduled_amount, and the sum of the breakdown.
     *     What counts as paid or scheduled is as of the time of the request.
     */
    PortfolioCardInterestThisMonth: {
      /** @example 3885.42 */
      interest_this_month_amount: components['schemas']['Money'];
      /**
       * Paid
       * @description What has been paid or reinvested.
       */
      paid_amount: components['schemas']['Money'];
      /**
       * Scheduled
       * @description What is still to be paid or reinvested.
       */
      scheduled_amount: components['schemas']['Money'];
      /** @description What was earned by as_of_date, paid or not. */
      accrued_to_date_amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /** As of */
      as_of_date: components['schemas']['CalendarDate'];
      /** @description The first day of the month. */
      period_start_date: components['schemas']['PeriodStart'];
      /** @description The last day of the month. */
      period_end_date: components['schemas']['PeriodEnd'];
      /**
       * Next payment
       * @description When the next part is paid or reinvested, or null if nothing is to come.
       * @example 2026-07-15
       */
      next_payment_date: components['schemas']['NullableDate'];
      /**
       * Status
       * @description The state of the next part, or of the last one if nothing is to come.
       */
      payment_status: components['schemas']['PaymentStatus'];
      /** @description The interest of the earlier month that `compare_to` names. */
      previous_amount: components['schemas']['Money'];
      /** @description The present amount less the previous one. */
      change_amount: components['schemas']['Money'];
      change_percent: components['schemas']['ChangePercent'];
      compare_to: components['schemas']['CompareTo'];
      breakdown: components['schemas']['CardBreakdownItem'][];
    };
    PortfolioCardInterestThisMonthAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioCardInterestThisMonth'];
    };
    PortfolioPerformanceDropdownBody: {
      session_token: components['schemas']['SessionToken'];
    };
    PerformanceOption: {
      performance_id: components['schemas']['PerformanceId'];
      /** @example Northline MIC – Class B */
      label: string;
      /**
       * Type
       * @description Null for all investments together.
       */
      investment_type: components['schemas']['InvestmentType'] | null;
      /**
       * @description The fund, or null unless it is about one fund.
       * @example 12
       */
      micid: number | null;
      /** @example B */
      share_class: string | null;
      /** @description The first day of the figures, or null if nothing is invested yet. */
      inception_date: components['schemas']['NullableDate'];
      currency: components['schemas']['Currency'];
      /** @description 1 for the entry that is chosen at first; exactly one has it. */
      is_default: components['schemas']['Flag'];
    };
    PortfolioPerformanceDropdown: {
      performances: components['schemas']['PerformanceOption'][];
    };
    PortfolioPerformanceDropdownAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['PortfolioPerformanceDropdown'];
    };
    /**
     * @example issued_date
     * @enum {string}
     */
    DocumentListSortBy:
      | 'name'
      | 'documenttype'
      | 'fund_name'
      | 'issued_date'
      | 'period_end_date'
      | 'tax_year'
      | 'file_size_bytes'
      | 'uploaded_at';
    DocumentListBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /** Type */
      documenttype?: components['schemas']['DocumentType'];
      /** @description Only documents of this fund. */
      micid?: number;
      /** @description Only documents of this loan. */
      loan_id?: number;
      /**
       * Tax year
       * @description Only tax documents of this calendar year.
       */
      tax_year?: number;
      months?: components['schemas']['Months'];
      /** @description First day of issue. Goes with `end_date`, in place of `months`. */
      start_date?: components['schemas']['CalendarDate'];
      /** @description Last day of issue, not before `start_date`. */
      end_date?: components['schemas']['CalendarDate'];
      search?: components['schemas']['Search'];
      page?: components['schemas']['Page'];
      per_page?: components['schemas']['PerPage'];
      sort_by?: components['schemas']['DocumentListSortBy'];
      sort_dir?: components['schemas']['SortDirection'];
    };
    DocumentTypeOption: {
      value: components['schemas']['DocumentType'];
      label: string;
      count: number;
    };
    DocumentFundOption: {
      /** @description The fund's id. */
      micid: number;
      /** Fund */
      fund_name: string;
      count: number;
    };
    /** @description What the investor's documents can be filtered by. Counts are over all documents, whatever the filter. */
    DocumentFilters: {
      documenttypes: components['schemas']['DocumentTypeOption'][];
      funds: components['schemas']['DocumentFundOption'][];
      /** @description Newest first. */
      tax_years: number[];
    };
    /**
     * @description The figures of a statement, if the manager gives them. Amounts are without a sign.
     *     Closing is opening plus contributions plus reinvested, less redemptions.
     *     Distributions are income less fees and withholding tax.
     */
    StatementSummary: {
      /** Start */
      period_start_date: components['schemas']['CalendarDate'];
      /** End */
      period_end_date: components['schemas']['CalendarDate'];
      currency: components['schemas']['Currency'];
      /** Opening balance */
      opening_balance_amount: components['schemas']['Money'];
      /** Contributions */
      contributions_amount: components['schemas']['Money'];
      /** Distributions */
      distributions_amount: components['schemas']['Money'];
      /**
       * Reinvested
       * @description The part of the distributions that became units.
       */
      reinvested_amount: components['schemas']['Money'];
      /** Income */
      income_amount: components['schemas']['Money'];
      /** Fees */
      fees_amount: components['schemas']['Money'];
      /** Tax withheld */
      withholding_tax_amount: components['schemas']['Money'];
      /** Redemptions */
      redemptions_amount: components['schemas']['Money'];
      /** Closing balance */
      closing_balance_amount: components['schemas']['Money'];
    };
    /** @description Amounts in the slip's currency, by the number of the box as it is printed. Box 13 of a T5 is interest from Canadian sources. */
    TaxSlipBoxes: {
      [key: string]: components['schemas']['Money'];
    };
    /**
     * @example expected
     * @enum {string}
     */
    TaxSlipStatus: 'expected' | 'issued' | 'amended' | 'not_applicable';
    /** @description The figures of a tax slip, if the manager gives them. */
    TaxSummary: {
      /** Tax year */
      tax_year: number;
      slip_type: components['schemas']['DocumentType'];
      currency: components['schemas']['Currency'];
      boxes: components['schemas']['TaxSlipBoxes'];
      /** Date */
      issued_date: components['schemas']['NullableDate'];
      /** Status */
      status: components['schemas']['TaxSlipStatus'];
    };
    DocumentFile: {
      document_id: number;
      /**
       * Name
       * @description What the document is called. The name of the saved file is made from it.
       */
      name: string;
      /** Type */
      documenttype: components['schemas']['DocumentType'];
      /** @description The fund's id. A loan's document has the fund that administers the loan. */
      micid: number;
      /** Fund */
      fund_name: string;
      /** @description The loan that the document belongs to; null if it belongs to none. */
      loan_id: number | null;
      /** @description Where the file is stored; opaque. */
      key: string;
      /** Date */
      issued_date: components['schemas']['CalendarDate'];
      period_start_date: components['schemas']['NullableDate'];
      period_end_date: components['schemas']['NullableDate'];
      /**
       * Tax year
       * @description Calendar year of a tax document; null for others.
       */
      tax_year: number | null;
      /** @description Without the dot. */
      file_extension: string;
      mime_type: string;
      /** Size */
      file_size_bytes: number;
      uploaded_at: components['schemas']['Timestamp'];
      /** @description When the investor first opened it, or null. */
      first_viewed_at: components['schemas']['NullableTimestamp'];
      /** @description 1 until the investor has opened it. */
      is_new: components['schemas']['Flag'];
      statement_summary?: components['schemas']['StatementSummary'];
      tax_summary?: components['schemas']['TaxSummary'];
    };
    DocumentList: {
      filters: components['schemas']['DocumentFilters'];
      period_start_date: components['schemas']['ListStart'];
      period_end_date: components['schemas']['ListEnd'];
      total: components['schemas']['Total'];
      page: components['schemas']['Page'];
      per_page: components['schemas']['PerPage'];
      last_page: components['schemas']['LastPage'];
      files: components['schemas']['DocumentFile'][];
    };
    DocumentListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['DocumentList'];
    };
    /**
     * @description Kinds of loan documents; `investor_disclosure` is Ontario Form 1/1.1.
     * @example commitment_letter
     * @enum {string}
     */
    LoanDocumentType:
      | 'commitment_letter'
      | 'mortgage_registration'
      | 'promissory_note'
      | 'participation_agreement'
      | 'investor_disclosure'
      | 'appraisal'
      | 'title_insurance'
      | 'property_insurance'
      | 'inspection_report'
      | 'payout_statement'
      | 'renewal_agreement'
      | 'correspondence'
      | 'other';
    /** @description A kind of document of the documents screen, or of a loan's own documents. */
    AnyDocumentType: components['schemas']['DocumentType'] | components['schemas']['LoanDocumentType'];
    DocumentGetBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /** Type */
      documenttype: components['schemas']['AnyDocumentType'];
      /** @description The fund's id. */
      micid: number;
      /** @description Where the file is stored; as the list gave it. */
      key: string;
      /** @description From the filter of the list, as are the fields below. */
      loan_id?: number;
      /** Tax year */
      tax_year?: number;
      months?: components['schemas']['Months'];
      start_date?: components['schemas']['CalendarDate'];
      end_date?: components['schemas']['CalendarDate'];
      search?: components['schemas']['Search'];
    };
    DocumentDownloadAllBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /** Type */
      documenttype?: components['schemas']['DocumentType'];
      /** @description Only documents of this fund. */
      micid?: number;
      /** @description Only documents of this loan. */
      loan_id?: number;
      /**
       * Tax year
       * @description Only tax documents of this calendar year.
       */
      tax_year?: number;
      /** @description First day of issue. */
      start_date: components['schemas']['CalendarDate'];
      /** @description Last day of issue, not before `start_date`. */
      end_date: components['schemas']['CalendarDate'];
      search?: components['schemas']['Search'];
      /** @description Which part of the download, from 1. A part has at most 200 files. */
      page: components['schemas']['Page'];
    };
    InvestmentSummaryBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
    };
    InvestmentAllocation: {
      /** @description As it is shown, e.g. Direct mortgage, 1st, ON, 65-70. */
      label: string;
      currency: components['schemas']['Currency'];
      /** Amount */
      amount: components['schemas']['Money'];
      /**
       * Share
       * @description Share of this allocation's sum.
       */
      percent: components['schemas']['Percent'];
      /** @description How many investments. */
      count: number;
    };
    /** @description The amounts invested, divided up. All but `by_type` are over mortgages and syndicated loans only. */
    InvestmentAllocations: {
      by_type: components['schemas']['InvestmentAllocation'][];
      by_lien: components['schemas']['InvestmentAllocation'][];
      by_loan_type: components['schemas']['InvestmentAllocation'][];
      by_province: components['schemas']['InvestmentAllocation'][];
      /** @description Bands 0-50, 50-60, 60-65, 65-70, 70-75, 75-80 and 80+. Earlier liens count. */
      by_ltv_band: components['schemas']['InvestmentAllocation'][];
      by_maturity_year: components['schemas']['InvestmentAllocation'][];
    };
    InvestmentSummary: {
      currency: components['schemas']['Currency'];
      /**
       * Total invested
       * @description The sum of what is invested in the rows of the list that are in this currency.
       */
      total_invested_amount: components['schemas']['Money'];
      /** Current value */
      current_value_amount: components['schemas']['Money'];
      /**
       * Interest to date
       * @description Income since each investment began.
       */
      interest_to_date_amount: components['schemas']['Money'];
      /**
       * Average rate
       * @description What the investor earns a year, weighted by the amounts invested.
       */
      weighted_average_rate_percent: components['schemas']['Percent'];
      /**
       * Average LTV
       * @description Loan to value of the mortgages, earlier liens included, weighted by the amounts invested; null without mortgages.
       */
      weighted_average_ltv_percent: number | null;
      /**
       * Average time to maturity
       * @description Over the mortgages, weighted by the amounts invested; null without mortgages.
       */
      weighted_average_months_to_maturity: number | null;
      /** Investments */
      investments_count: number;
      /** Next maturity */
      next_maturity_date: components['schemas']['NullableDate'];
      allocations: components['schemas']['InvestmentAllocations'];
    };
    InvestmentSummaryAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['InvestmentSummary'];
    };
    InvestmentListBody: {
      session_token: components['schemas']['SessionToken'];
    };
    /**
     * @description The state of a holding; `pending` is subscribed and not settled. A loan's arrears and its maturity show here.
     * @example active
     * @enum {string}
     */
    InvestmentStatus: 'pending' | 'active' | 'past_due' | 'matured' | 'in_default' | 'closed';
    /**
     * @example weekly
     * @enum {string}
     */
    PaymentFrequency: 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly' | 'quarterly' | 'annually' | 'at_maturity';
    /**
     * @description Fund units, four decimals.
     * @example 2500
     */
    Units: number;
    /**
     * @description The value of one unit in the `currency` of the same object, four decimals.
     * @example 100
     */
    UnitPrice: number;
    /**
     * @example standard
     * @enum {string}
     */
    LoanType: 'standard' | 'construction' | 'commercial' | 'fix_and_flip';
    /**
     * @example single_family
     * @enum {string}
     */
    PropertyType:
      | 'single_family'
      | 'multi_family'
      | 'condo'
      | 'townhouse'
      | 'mixed_use'
      | 'commercial'
      | 'industrial'
      | 'land'
      | 'construction';
    /**
     * @example funding
     * @enum {string}
     */
    LoanStatus:
      | 'funding'
      | 'active'
      | 'past_due'
      | 'matured'
      | 'in_default'
      | 'foreclosure'
      | 'renewed'
      | 'paid_out'
      | 'sold'
      | 'written_off';
    /** @description One holding. A fund holding has the fields from `micid` on, a mortgage or syndicated loan those from `loan_id` on. */
    Investment: {
      investment_id: number;
      /** Type */
      investment_type: components['schemas']['InvestmentType'];
      /** Name */
      name: string;
      /** Status */
      status: components['schemas']['InvestmentStatus'];
      currency: components['schemas']['Currency'];
      /** Account */
      account_type: components['schemas']['AccountType'];
      /**
       * Invested since
       * @description When the investor first put money in.
       */
      invested_date: components['schemas']['CalendarDate'];
      /**
       * Invested
       * @description A fund: units at their price. A mortgage: the share of the principal outstanding.
       */
      invested_amount: components['schemas']['Money'];
      /** Current value */
      current_value_amount: components['schemas']['Money'];
      /**
       * Ownership
       * @description The investor's part of the fund or of the loan.
       */
      ownership_percent: components['schemas']['Percent'];
      /**
       * Rate
       * @description What the investor earns a year.
       */
      rate_percent: components['schemas']['Percent'];
      /** Frequency */
      payment_frequency: components['schemas']['PaymentFrequency'];
      /** Next payment */
      next_payment_date: components['schemas']['NullableDate'];
      /**
       * Next payment amount
       * @description What the next payment brings the investor; null if none is due.
       */
      next_payment_amount: number | null;
      /**
       * Interest to date
       * @description Income since the investment began, net of fees.
       */
      interest_to_date_amount: components['schemas']['Money'];
      /** Distributions */
      distribution_option: components['schemas']['DistributionOption'];
      documents_count: number;
      is_new: components['schemas']['Flag'];
      /** @description The fund's id. */
      micid?: number;
      /** Fund */
      fund_name?: string;
      /** Class */
      share_class?: string;
      /** Units */
      units?: components['schemas']['Units'];
      /** Unit price */
      unit_price?: components['schemas']['UnitPrice'];
      certificate_numbers?: string[];
      /**
       * Lock-up ends
       * @description No redemption before this day; null without a lock-up.
       */
      lockup_end_date?: components['schemas']['NullableDate'];
      /** Notice in days */
      redemption_notice_days?: number;
      /** Earliest redemption */
      earliest_redemption_date?: components['schemas']['NullableDate'];
      loan_id?: number;
      /** Loan */
      loan_number?: string;
      /** Lien */
      lien_position?: components['schemas']['LienPosition'];
      /** Type */
      loan_type?: components['schemas']['LoanType'];
      /** Type */
      property_type?: components['schemas']['PropertyType'];
      /** Property */
      property_city?: string;
      /** @description Two-letter code of the province or state. */
      property_province?: string;
      /**
       * Loan amount
       * @description The whole loan.
       */
      loan_amount?: components['schemas']['Money'];
      /**
       * Share of the loan
       * @description The investor's part of the whole loan.
       */
      participation_percent?: components['schemas']['Percent'];
      /**
       * LTV
       * @description Loan to value. For a junior lien earlier liens count too.
       */
      ltv_percent?: components['schemas']['Percent'];
      /** Maturity */
      maturity_date?: components['schemas']['CalendarDate'];
      /** Days past due */
      days_past_due?: number;
      /** Status */
      loan_status?: components['schemas']['LoanStatus'];
      /**
       * Note rate
       * @description What the borrower pays per year.
       */
      note_rate_percent?: components['schemas']['Percent'];
      /**
       * Annual rate
       * @description The note rate less the servicing fee.
       */
      investor_rate_percent?: components['schemas']['Percent'];
    };
    /** @description All current investments in one answer. */
    InvestmentList: {
      investments: components['schemas']['Investment'][];
    };
    InvestmentListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['InvestmentList'];
    };
    LoanDetailsBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      loan_id: number;
    };
    /**
     * @example fixed
     * @enum {string}
     */
    RateType: 'fixed' | 'variable';
    /**
     * @example interest_only
     * @enum {string}
     */
    PaymentType: 'interest_only' | 'amortizing' | 'interest_reserve' | 'accrued_balloon';
    /**
     * @example 30_360
     * @enum {string}
     */
    InterestAccrualBasis: '30_360' | 'actual_365' | 'actual_360';
    LoanTerms: {
      currency: components['schemas']['Currency'];
      /** Original principal */
      original_principal_amount: components['schemas']['Money'];
      /**
       * Note rate
       * @description What the borrower pays per year.
       */
      note_rate_percent: components['schemas']['Percent'];
      /** Rate type */
      rate_type: components['schemas']['RateType'];
      /**
       * Index
       * @description What a variable rate follows; null for a fixed rate.
       */
      rate_index: string | null;
      /**
       * Spread
       * @description Percentage points over the index; null for a fixed rate.
       */
      rate_spread_percent: number | null;
      /**
       * Floor rate
       * @description The lowest that a variable rate can go; null without a floor.
       */
      rate_floor_percent: number | null;
      /** Funded */
      funding_date: components['schemas']['CalendarDate'];
      /** First payment */
      first_payment_date: components['schemas']['CalendarDate'];
      /** Maturity */
      maturity_date: components['schemas']['CalendarDate'];
      /** Term */
      term_months: number;
      /**
       * Amortization
       * @description Null for an interest-only loan.
       */
      amortization_months: number | null;
      /** Payments */
      payment_type: components['schemas']['PaymentType'];
      /** Frequency */
      payment_frequency: components['schemas']['PaymentFrequency'];
      /** Regular payment */
      regular_payment_amount: components['schemas']['Money'];
      /**
       * Compounding
       * @description How interest compounds, in words.
       */
      compounding: string;
      /** Accrual basis */
      interest_accrual_basis: components['schemas']['InterestAccrualBasis'];
      /** Prepayment */
      prepayment_terms: string;
      /** Extension */
      extension_options: string;
      /**
       * Lender fee
       * @description Paid by the borrower once, of the principal.
       */
      lender_fee_percent: components['schemas']['Percent'];
      /**
       * Default rate
       * @description What the borrower pays a year while in default.
       */
      default_rate_percent: components['schemas']['Percent'];
    };
    LoanBalances: {
      currency: components['schemas']['Currency'];
      /** Disbursed */
      principal_disbursed_amount: components['schemas']['Money'];
      /** Repaid */
      principal_paid_amount: components['schemas']['Money'];
      /** Outstanding */
      principal_outstanding_amount: components['schemas']['Money'];
      /**
       * Interest due to date
       * @description Interest that has fallen due.
       */
      interest_charged_amount: components['schemas']['Money'];
      /** Paid */
      interest_paid_amount: components['schemas']['Money'];
      /**
       * Unpaid
       * @description Charged less paid.
       */
      interest_outstanding_amount: components['schemas']['Money'];
      /**
       * Accrued, not due yet
       * @description Interest since the last due date, not yet charged.
       */
      accrued_interest_amount: components['schemas']['Money'];
      /**
       * Interest reserve
       * @description What is left of the money held back to pay interest.
       */
      interest_reserve_balance_amount: components['schemas']['Money'];
      /** Fees */
      fees_outstanding_amount: components['schemas']['Money'];
      /** Penalties */
      penalties_outstanding_amount: components['schemas']['Money'];
      /**
       * Total outstanding
       * @description Principal, interest charged and accrued, fees and penalties that are still to be paid.
       */
      total_outstanding_amount: components['schemas']['Money'];
      /** Overdue */
      total_overdue_amount: components['schemas']['Money'];
      /** Since */
      overdue_since_date: components['schemas']['NullableDate'];
      /**
       * Undrawn
       * @description Committed and not yet advanced.
       */
      undrawn_amount: components['schemas']['Money'];
    };
    /**
     * @description Days past due.
     * @example current
     * @enum {string}
     */
    DelinquencyBucket: 'current' | '1_30' | '31_60' | '61_90' | '90_plus';
    LoanServicing: {
      currency: components['schemas']['Currency'];
      /** Next payment due */
      next_payment_due_date: components['schemas']['NullableDate'];
      /** Last payment */
      last_payment_date: components['schemas']['NullableDate'];
      /**
       * Last payment amount
       * @description Null before the first payment.
       */
      last_payment_amount: number | null;
      /**
       * Days past due
       * @description Days since the oldest unpaid due date.
       */
      past_due_days: number;
      /**
       * Days delinquent
       * @description Days past due beyond the grace period of the loan.
       */
      delinquent_days: number;
      /** Delinquent amount */
      delinquent_amount: components['schemas']['Money'];
      /**
       * Payment status
       * @description Follows `past_due_days`.
       */
      delinquency_bucket: components['schemas']['DelinquencyBucket'];
      /** Payments made */
      payments_made_count: number;
      /** Payments missed */
      payments_missed_count: number;
    };
    /**
     * @example {
     *       "lender": "Lakeshore Trust",
     *       "currency": "CAD",
     *       "amount": 420000
     *     }
     */
    PriorEncumbrance: {
      lender: string;
      currency: components['schemas']['Currency'];
      /**
       * Amount
       * @description What is owed under the earlier lien.
       */
      amount: components['schemas']['Money'];
    };
    /**
     * @example as_is
     * @enum {string}
     */
    AppraisalBasis: 'as_is' | 'as_completed';
    LoanSecurity: {
      currency: components['schemas']['Currency'];
      /** Lien */
      lien_position: components['schemas']['LienPosition'];
      /** @description Liens that are repaid before this loan; empty for a first lien. */
      prior_encumbrances: components['schemas']['PriorEncumbrance'][];
      /**
       * LTV
       * @description This loan over the appraised value.
       */
      ltv_percent: components['schemas']['Percent'];
      /**
       * LTV, including prior liens
       * @description Earlier liens and this loan over the appraised value. What counts for a junior lien.
       */
      combined_ltv_percent: components['schemas']['Percent'];
      /** Appraised value */
      appraised_value_amount: components['schemas']['Money'];
      /** Appraisal date */
      appraisal_date: components['schemas']['CalendarDate'];
      /** Appraiser */
      appraisal_company: string;
      /** Appraisal basis */
      appraisal_basis: components['schemas']['AppraisalBasis'];
      /** Insured until */
      insurance_expiry_date: components['schemas']['NullableDate'];
      /** Guarantors */
      guarantors_count: number;
    };
    LoanPropertyAddress: {
      /** @description Null if the manager masks it. */
      street: string | null;
      city: string;
      /** @description Two-letter code of the province or state. */
      province: string;
      /** @description Postal or ZIP code. Null if the manager masks it. */
      postal_code: string | null;
      /** @description ISO 3166 two-letter code. */
      country: string;
    };
    /** @description A picture, either inside the answer or at an address. */
    PropertyImage: {
      /** @description PNG or JPEG in base 64. */
      base_64_encoded: string | null;
      /** Format: uri */
      url: string | null;
      /** @description What the picture shows. */
      alt: string;
    };
    LoanProperty: {
      property_id: number;
      address: components['schemas']['LoanPropertyAddress'];
      /** Type */
      property_type: components['schemas']['PropertyType'];
      /**
       * Occupancy
       * @description Who uses the property, in words.
       */
      occupancy: string;
      /** Units */
      units_count: number;
      /** @description Null if the manager masks the address. */
      latitude: number | null;
      /** @description Null if the manager masks the address. */
      longitude: number | null;
      images: components['schemas']['PropertyImage'][];
    };
    /**
     * @example pari_passu
     * @enum {string}
     */
    ParticipationRank: 'pari_passu' | 'senior' | 'junior';
    /** @description The selected investor's share of the loan. Amounts are the investor's own. */
    LoanParticipation: {
      investor_id: number;
      currency: components['schemas']['Currency'];
      /** Invested */
      invested_amount: components['schemas']['Money'];
      /**
       * Share of the loan
       * @description Share of the whole loan. The shares of all lenders add up to 100.
       */
      participation_percent: components['schemas']['Percent'];
      /**
       * Annual rate
       * @description The note rate less the servicing fee.
       */
      investor_rate_percent: components['schemas']['Percent'];
      /**
       * Servicing fee
       * @description In points of the note rate.
       */
      servicing_fee_percent: components['schemas']['Percent'];
      /** Monthly interest */
      monthly_net_interest_amount: components['schemas']['Money'];
      /** Principal returned */
      principal_returned_amount: components['schemas']['Money'];
      /**
       * Interest to date
       * @description Interest paid to the investor so far, net of fees.
       */
      interest_to_date_amount: components['schemas']['Money'];
      /** Start */
      effective_from_date: components['schemas']['CalendarDate'];
      /** End */
      effective_to_date: components['schemas']['NullableDate'];
      /** Ranking */
      rank: components['schemas']['ParticipationRank'];
      /** @description 1 for the one lender who takes the odd cent of a payment. */
      is_rounding_lender: components['schemas']['Flag'];
    };
    /** @description One payment of the borrower. */
    LoanPayment: {
      payment_id: number;
      /** Due */
      due_date: components['schemas']['CalendarDate'];
      /** Paid */
      paid_date: components['schemas']['NullableDate'];
      /** Status */
      payment_status: components['schemas']['PaymentStatus'];
      currency: components['schemas']['Currency'];
      /**
       * Gross
       * @description Interest, principal and fees together.
       */
      gross_amount: components['schemas']['Money'];
      /** Interest */
      interest_amount: components['schemas']['Money'];
      /** Principal */
      principal_amount: components['schemas']['Money'];
      /** Fees */
      fees_amount: components['schemas']['Money'];
      /**
       * Servicing fee
       * @description What the manager keeps of the whole payment.
       */
      servicing_fee_amount: components['schemas']['Money'];
      /**
       * My net
       * @description The investor's share after the servicing fee.
       */
      my_net_amount: components['schemas']['Money'];
      /**
       * Balance
       * @description Principal outstanding after the payment.
       */
      principal_balance_amount: components['schemas']['Money'];
    };
    LoanScheduledPayment: {
      /** Due */
      due_date: components['schemas']['CalendarDate'];
      currency: components['schemas']['Currency'];
      /** Interest */
      interest_amount: components['schemas']['Money'];
      /** Principal */
      principal_amount: components['schemas']['Money'];
      /**
       * Balance
       * @description Principal outstanding after the payment.
       */
      balance_amount: components['schemas']['Money'];
      /**
       * My share
       * @description The investor's share after the servicing fee, principal included.
       */
      my_amount: components['schemas']['Money'];
    };
    LoanDraw: {
      draw_id: number;
      /** Date */
      draw_date: components['schemas']['CalendarDate'];
      currency: components['schemas']['Currency'];
      /**
       * Amount
       * @description What the borrower got.
       */
      amount: components['schemas']['Money'];
      /**
       * Percent complete
       * @description How far the construction was; null without construction.
       */
      percent_complete: number | null;
      /** Inspected */
      inspection_date: components['schemas']['NullableDate'];
      /** @description Key of the inspection report among the loan's documents. */
      document_key: string | null;
    };
    LoanUpdate: {
      update_id: number;
      published_at: components['schemas']['Timestamp'];
      title: string;
      /** @description Plain text. */
      body_text: string;
      /** @description The name of the person who wrote it. */
      author: string;
    };
    /**
     * @example investor
     * @enum {string}
     */
    UploadedBy: 'investor' | 'manager';
    /**
     * @example received
     * @enum {string}
     */
    DocumentReviewStatus: 'received' | 'reviewed' | 'rejected';
    LoanDocument: {
      document_id: number;
      /** Name */
      name: string;
      /** Type */
      documenttype: components['schemas']['LoanDocumentType'];
      /** @description Id of the fund that administers the loan. */
      micid: number;
      /** @description Where the file is stored; opaque. */
      key: string;
      uploaded_at: components['schemas']['Timestamp'];
      uploaded_by: components['schemas']['UploadedBy'];
      /** Size */
      file_size_bytes: number;
      mime_type: string;
      /** @description 1 if the investor may delete it. */
      can_delete: components['schemas']['Flag'];
      /** Status */
      status: components['schemas']['DocumentReviewStatus'];
    };
    /** @description One loan as the investor sees it. Amounts are the whole loan's, unless a name or a description says otherwise. */
    LoanDetails: {
      loan_id: number;
      /** Loan */
      loan_number: string;
      /** Name */
      name: string;
      /** Status */
      loan_status: components['schemas']['LoanStatus'];
      /** Type */
      loan_type: components['schemas']['LoanType'];
      /**
       * Purpose
       * @description What the borrower does with the money.
       */
      purpose: string;
      currency: components['schemas']['Currency'];
      /**
       * As of
       * @description The day that the balances are for.
       */
      as_of_date: components['schemas']['CalendarDate'];
      terms: components['schemas']['LoanTerms'];
      balances: components['schemas']['LoanBalances'];
      servicing: components['schemas']['LoanServicing'];
      security: components['schemas']['LoanSecurity'];
      property: components['schemas']['LoanProperty'];
      participation: components['schemas']['LoanParticipation'];
      /** @description Payments that have fallen due, newest first. */
      payments: components['schemas']['LoanPayment'][];
      /** @description Payments to come, next first. */
      schedule: components['schemas']['LoanScheduledPayment'][];
      /** @description Advances to the borrower. A loan paid out at once has one; a construction loan one for each stage. */
      draws: components['schemas']['LoanDraw'][];
      /** @description What the manager wrote about the loan, newest first. */
      updates: components['schemas']['LoanUpdate'][];
      documents: components['schemas']['LoanDocument'][];
    };
    LoanDetailsData: {
      loan_details: components['schemas']['LoanDetails'];
    };
    LoanDetailsAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['LoanDetailsData'];
    };
    LoanDocumentDeleteBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      loan_id: number;
      document_id: number;
    };
    LoanDocumentUploadBody: {
      session_token: components['schemas']['SessionToken'];
      loan_id: number;
      /** Type */
      documenttype: components['schemas']['LoanDocumentType'];
      /**
       * Name
       * @description What the document is called in the list.
       */
      name: string;
      /**
       * Description
       * @description A note to the manager.
       */
      description?: string;
      /**
       * Format: binary
       * @description At most 20 MB. PDF, PNG, JPEG, DOCX or XLSX, by content and by name.
       */
      file: Blob;
    };
    LoanDocumentUploadData: {
      document: components['schemas']['LoanDocument'];
    };
    LoanDocumentUploadAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['LoanDocumentUploadData'];
    };
    /**
     * @example fund_offering
     * @enum {string}
     */
    OpportunityType: 'fund_offering' | 'direct_mortgage' | 'syndicated_loan';
    /**
     * @example coming_soon
     * @enum {string}
     */
    OpportunityStatus: 'coming_soon' | 'open' | 'fully_funded' | 'closed' | 'withdrawn';
    /**
     * @example listed_at
     * @enum {string}
     */
    OpportunityListSortBy:
      | 'title'
      | 'reference'
      | 'status'
      | 'loan_amount'
      | 'available_amount'
      | 'funded_percent'
      | 'minimum_investment_amount'
      | 'investor_rate_percent'
      | 'ltv_percent'
      | 'term_months'
      | 'expected_funding_date'
      | 'closes_at'
      | 'listed_at';
    OpportunityListBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      /** Type */
      opportunity_type?: components['schemas']['OpportunityType'];
      /** Status */
      status?: components['schemas']['OpportunityStatus'];
      /** Lien */
      lien_position?: components['schemas']['LienPosition'];
      /** @description Highest loan to value. */
      max_ltv_percent?: number;
      /** @description Lowest investor rate. */
      min_rate_percent?: number;
      /** @description Two-letter code of the province or state. */
      province?: string;
      sort_by?: components['schemas']['OpportunityListSortBy'];
      sort_dir?: components['schemas']['SortDirection'];
      page?: components['schemas']['Page'];
      per_page?: components['schemas']['PerPage'];
    };
    /**
     * @example none
     * @enum {string}
     */
    InterestStatus: 'none' | 'submitted' | 'accepted' | 'declined';
    OpportunityInterest: {
      /** Status */
      status: components['schemas']['InterestStatus'];
      currency: components['schemas']['Currency'];
      /**
       * Amount
       * @description What the investor would put in; null if the status is none.
       */
      amount: number | null;
      /** Sent */
      submitted_at: components['schemas']['NullableTimestamp'];
    };
    /** @description What is open for investment. A fund offering has no property, lien, note rate, loan to value or term. */
    Opportunity: {
      opportunity_id: number;
      title: string;
      /**
       * Reference
       * @description The manager's number for it.
       */
      reference: string;
      /** Type */
      opportunity_type: components['schemas']['OpportunityType'];
      /** Status */
      status: components['schemas']['OpportunityStatus'];
      /** @description PNG or JPEG in base 64. */
      image_base_64_encoded: string | null;
      /**
       * Format: uri
       * @description Where the picture is, if it is not in the answer.
       */
      image_url: string | null;
      city?: string;
      /** @description Two-letter code of the province or state. */
      province?: string;
      /** Type */
      property_type?: components['schemas']['PropertyType'];
      /** Type */
      loan_type?: components['schemas']['LoanType'];
      /** Lien */
      lien_position?: components['schemas']['LienPosition'];
      currency: components['schemas']['Currency'];
      /** @description The whole loan; of a fund, the whole offering. */
      loan_amount: components['schemas']['Money'];
      /**
       * Available
       * @description The loan less what is committed.
       */
      available_amount: components['schemas']['Money'];
      committed_amount: components['schemas']['Money'];
      /** @description Committed over the whole loan. */
      funded_percent: components['schemas']['Percent'];
      /** Minimum */
      minimum_investment_amount: components['schemas']['Money'];
      /**
       * Maximum
       * @description The most that one investor may put in; null without such a limit.
       */
      maximum_investment_amount: number | null;
      /**
       * Annual rate
       * @description What the investor earns a year.
       */
      investor_rate_percent: components['schemas']['Percent'];
      /**
       * Note rate
       * @description What the borrower pays per year.
       */
      note_rate_percent?: components['schemas']['Percent'];
      /**
       * LTV
       * @description Loan to value. For a junior lien earlier liens count too.
       */
      ltv_percent?: components['schemas']['Percent'];
      /** Term */
      term_months?: number;
      /** Frequency */
      payment_frequency: components['schemas']['PaymentFrequency'];
      /** Expected funding */
      expected_funding_date: components['schemas']['NullableDate'];
      /** Closes */
      closes_at: components['schemas']['NullableTimestamp'];
      /** Listed */
      listed_at: components['schemas']['Timestamp'];
      is_new: components['schemas']['Flag'];
      /** @description What the investor told the manager about it; null if nothing. */
      my_interest: components['schemas']['OpportunityInterest'] | null;
    };
    OpportunityList: {
      total: components['schemas']['Total'];
      page: components['schemas']['Page'];
      per_page: components['schemas']['PerPage'];
      last_page: components['schemas']['LastPage'];
      opportunities: components['schemas']['Opportunity'][];
    };
    OpportunityListAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['OpportunityList'];
    };
    OpportunityDetailsBody: {
      session_token: components['schemas']['SessionToken'];
      investor_id?: components['schemas']['InvestorId'];
      opportunity_id: number;
    };
    OpportunityUseOfFunds: {
      label: string;
      currency: components['schemas']['Currency'];
      /** Amount */
      amount: components['schemas']['Money'];
    };
    OpportunityAppraisal: {
      currency: components['schemas']['Currency'];
      /** Appraised value */
      value_amount: components['schemas']['Money'];
      /** Appraisal date */
      date: components['schemas']['CalendarDate'];
      /** Appraiser */
      company: string;
      /** Appraisal basis */
      basis: components['schemas']['AppraisalBasis'];
    };
    OpportunityDocument: {
      /** Name */
      name: string;
      /** Type */
      documenttype: components['schemas']['AnyDocumentType'];
      /** @description Id of the fund that administers it. */
      micid: number;
      /** @description Where the file is stored; opaque. */
      key: string;
    };
    /** @description Whom to ask about it. */
    OpportunityContact: {
      member_id: number;
      /** Name */
      name: string;
      /**
       * Email
       * Format: email
       */
      email: string;
      /** Telephone */
      phone: string | null;
    };
    /** @description A row of the list and what is only told on its own screen. */
    OpportunityDetails: components['schemas']['Opportunity'] & {
      /**
       * Description
       * @description Plain text.
       */
      description: string;
      highlights: string[];
      /** @description Adds up to the whole loan; empty if it is not known. */
      use_of_funds: components['schemas']['OpportunityUseOfFunds'][];
      /** @description How the loan is to be repaid. */
      exit_strategy?: string;
      borrower_summary?: string;
      /** @description Liens that would be repaid before this loan; empty for a first lien. */
      prior_encumbrances?: components['schemas']['PriorEncumbrance'][];
      appraisal?: components['schemas']['OpportunityAppraisal'];
      /** Payments */
      payment_type?: components['schemas']['PaymentType'];
      /**
       * Regular payment
       * @description What the borrower would pay each time on the whole loan.
       */
      regular_payment_amount?: components['schemas']['Money'];
      /**
       * Lender fee
       * @description Paid by the borrower once, of the principal.
       */
      lender_fee_percent?: components['schemas']['Percent'];
      /**
       * Servicing fee
       * @description In points of the note rate.
       */
      servicing_fee_percent?: components['schemas']['Percent'];
      /** @description Plain text. */
      risk_notes: string;
      images: components['schemas']['PropertyImage'][];
      documents: components['schemas']['OpportunityDocument'][];
      contact: components['schemas']['OpportunityContact'];
      /** @description Null if the manager masks the address. */
      latitude?: number | null;
      /** @description Null if the manager masks the address. */
      longitude?: number | null;
      /** @description Plain text. */
      disclaimers: string;
    };
    OpportunityDetailsData: {
      opportunity: components['schemas']['OpportunityDetails'];
    };
    OpportunityDetailsAnswer: components['schemas']['Envelope'] & {
      data: components['schemas']['OpportunityDetailsData'];
    };
  };
  responses: {
    /** @description No session, or one that has ended. 'Invalid credentials' if a password was wrong. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Your session has ended."
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The session may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "You do not have access to this."
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing, or it is another investor's. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "This could not be found."
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The request breaks this description or a rule of the manager; `errors` says where. */
    UnprocessableContent: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Please check the marked fields.",
         *       "errors": {
         *         "page": "Must be at least 1."
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Too many requests in a short time. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Too many requests. Please wait a moment."
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The server failed. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Something went wrong on our side."
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The email or the password is wrong. Ends no session. */
    InvalidCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Invalid credentials",
         *       "errors": {
         *         "general": "Invalid email or password."
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export interface operations {
  whitelabelFetch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brand. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "logo_url": "https://assets.northline.test/brand/logo.png",
           *         "bg_url": "https://assets.northline.test/brand/background.png",
           *         "favicon_url": "https://assets.northline.test/brand/favicon.png"
           *       }
           *     }
           */
          'application/json': components['schemas']['WhitelabelFetchAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  whitelabelLogoGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://assets.northline.test/brand/logo.png",
         *       "domain": "portal.northline.test"
         *     }
         */
        'application/json': components['schemas']['WhitelabelLogoGetBody'];
      };
    };
    responses: {
      /** @description The image. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mOQ94sHAAFcAM0vOsEoAAAAAElFTkSuQmCC"
           *       }
           *     }
           */
          'application/json': components['schemas']['WhitelabelLogoGetAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  authLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "investor@northline.test",
         *       "password": "Northline-2026"
         *     }
         */
        'application/json': components['schemas']['AuthLoginBody'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Welcome back.",
           *       "data": {
           *         "session_token": "9f0c2b7a6d1e4c58",
           *         "first_login": 0
           *       }
           *     }
           */
          'application/json': components['schemas']['AuthLoginAnswer'];
        };
      };
      401: components['responses']['InvalidCredentials'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  passwordResetRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "investor@northline.test"
         *     }
         */
        'application/json': components['schemas']['PasswordResetRequestBody'];
      };
    };
    responses: {
      /** @description The request was taken; the message is the same whether or not the email is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "If this email has an account, a link to set a new password is on its way."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  passwordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "r5Yq0vT3mKp8",
         *       "password": "Harbour-Lights-2027",
         *       "password_confirm": "Harbour-Lights-2027"
         *     }
         */
        'application/json': components['schemas']['PasswordResetBody'];
      };
    };
    responses: {
      /** @description The new password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your password has been changed. Please sign in."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  profilePasswordUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "email": "investor@northline.test",
         *       "current_password": "Northline-2026",
         *       "password": "Harbour-Lights-2027",
         *       "password_confirm": "Harbour-Lights-2027"
         *     }
         */
        'application/json': components['schemas']['ProfilePasswordUpdateBody'];
      };
    };
    responses: {
      /** @description The new password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your password has been changed.",
           *       "data": {
           *         "session_token": "e2a81f604d7b3c95"
           *       }
           *     }
           */
          'application/json': components['schemas']['ProfilePasswordUpdateAnswer'];
        };
      };
      401: components['responses']['InvalidCredentials'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  profileUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "email": "office@tremblay-holdings.test",
         *       "phones": [
         *         {
         *           "type": "work",
         *           "number": "+1 514 555 0147",
         *           "is_primary": 1
         *         },
         *         {
         *           "type": "mobile",
         *           "number": "+1 514 555 0186",
         *           "is_primary": 0
         *         }
         *       ],
         *       "addresses": [
         *         {
         *           "type": "registered",
         *           "street": "1200 Rue Sherbrooke Ouest",
         *           "unit": "800",
         *           "city": "Montréal",
         *           "province": "QC",
         *           "postal_code": "H3A 1H6",
         *           "country": "CA",
         *           "is_primary": 1,
         *           "use_for_tax": 1
         *         }
         *       ],
         *       "preferred_language": "en",
         *       "time_zone": "America/Toronto",
         *       "statement_cadence": "monthly",
         *       "distribution_option": "drip"
         *     }
         */
        'application/json': components['schemas']['ProfileUpdateBody'];
      };
    };
    responses: {
      /** @description The profile is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your profile has been updated."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  profilePortalLoginUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "email": "julie@tremblay-holdings.test",
         *       "email_confirm": "julie@tremblay-holdings.test",
         *       "current_password": "Northline-2026"
         *     }
         */
        'application/json': components['schemas']['ProfilePortalLoginUpdateBody'];
      };
    };
    responses: {
      /** @description The new email waits to be confirmed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Please confirm the new email with the link we sent to it.",
           *       "data": {
           *         "login_email": "investor@northline.test",
           *         "pending_email": "julie@tremblay-holdings.test",
           *         "last_login_at": "2026-07-10T13:02:00Z",
           *         "password_changed_at": "2026-02-18T15:40:00Z",
           *         "mfa_enabled": 1,
           *         "mfa_methods": [
           *           "authenticator_app",
           *           "sms"
           *         ],
           *         "active_sessions_count": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ProfilePortalLoginUpdateAnswer'];
        };
      };
      401: components['responses']['InvalidCredentials'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  profileDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501
         *     }
         */
        'application/json': components['schemas']['ProfileDetailsBody'];
      };
    };
    responses: {
      /** @description The profile of the selected investor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "investor_id": 501,
           *         "investor_type": "corporation",
           *         "legal_name": "Tremblay Holdings Inc.",
           *         "first_name": null,
           *         "middle_name": null,
           *         "last_name": null,
           *         "company_name": "Tremblay Holdings Inc.",
           *         "trustee_name": null,
           *         "email": "office@tremblay-holdings.test",
           *         "phones": [
           *           {
           *             "type": "work",
           *             "number": "+1 514 555 0147",
           *             "is_primary": 1
           *           },
           *           {
           *             "type": "mobile",
           *             "number": "+1 514 555 0186",
           *             "is_primary": 0
           *           }
           *         ],
           *         "addresses": [
           *           {
           *             "type": "registered",
           *             "street": "1200 Rue Sherbrooke Ouest",
           *             "unit": "800",
           *             "city": "Montréal",
           *             "province": "QC",
           *             "postal_code": "H3A 1H6",
           *             "country": "CA",
           *             "is_primary": 1,
           *             "use_for_tax": 1
           *           }
           *         ],
           *         "date_of_birth_masked": null,
           *         "tax_id_type": "bn",
           *         "tax_id_masked": "•••-•••-321",
           *         "tax_residency_country": "CA",
           *         "preferred_language": "en",
           *         "time_zone": "America/Toronto",
           *         "statement_cadence": "monthly",
           *         "distribution_option": "drip",
           *         "accreditation": {
           *           "status": "verified",
           *           "category": "Corporation with net assets of at least CAD 5 million",
           *           "expires_date": "2027-03-31"
           *         },
           *         "beneficiaries": [
           *           {
           *             "name": "Julie Tremblay",
           *             "relationship": "Shareholder",
           *             "percent": 60
           *           },
           *           {
           *             "name": "Tremblay Family Trust",
           *             "relationship": "Shareholder",
           *             "percent": 40
           *           }
           *         ],
           *         "relationship_manager": {
           *           "member_id": 1,
           *           "name": "Maya Chen",
           *           "email": "maya.chen@northline.test"
           *         },
           *         "editable_fields": [
           *           "email",
           *           "phones",
           *           "addresses",
           *           "preferred_language",
           *           "time_zone",
           *           "statement_cadence",
           *           "distribution_option"
           *         ],
           *         "portal_login": {
           *           "login_email": "investor@northline.test",
           *           "pending_email": null,
           *           "last_login_at": "2026-07-10T13:02:00Z",
           *           "password_changed_at": "2026-02-18T15:40:00Z",
           *           "mfa_enabled": 1,
           *           "mfa_methods": [
           *             "authenticator_app",
           *             "sms"
           *           ],
           *           "active_sessions_count": 1
           *         },
           *         "notifications": [
           *           {
           *             "notification_key": "new_document",
           *             "label": "New document",
           *             "description": "A document was added to your files.",
           *             "group": "Documents",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "statement_available",
           *             "label": "Statement",
           *             "description": "A statement is ready.",
           *             "group": "Documents",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "tax_slip_available",
           *             "label": "Tax slip",
           *             "description": "A tax slip is ready.",
           *             "group": "Documents",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "distribution_paid",
           *             "label": "Distribution",
           *             "description": "A distribution was paid or reinvested.",
           *             "group": "Payments",
           *             "channels": {
           *               "email": 1,
           *               "sms": 1,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "payment_missed",
           *             "label": "Missed payment",
           *             "description": "A borrower missed a payment on one of your loans.",
           *             "group": "Payments",
           *             "channels": {
           *               "email": 1,
           *               "sms": 1,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "loan_update",
           *             "label": "Loan update",
           *             "description": "The manager wrote about one of your loans.",
           *             "group": "Loans",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "loan_maturity",
           *             "label": "Loan maturity",
           *             "description": "One of your loans is about to mature.",
           *             "group": "Loans",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "manager_note",
           *             "label": "Note by the manager",
           *             "description": "The manager published a note.",
           *             "group": "News",
           *             "channels": {
           *               "email": 0,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "new_opportunity",
           *             "label": "New opportunity",
           *             "description": "A new opportunity is open.",
           *             "group": "News",
           *             "channels": {
           *               "email": 1,
           *               "sms": 0,
           *               "portal": 1
           *             },
           *             "is_locked": 0
           *           },
           *           {
           *             "notification_key": "account_changed",
           *             "label": "Linked account changed",
           *             "description": "A linked account was added or removed.",
           *             "group": "Security",
           *             "channels": {
           *               "email": 1,
           *               "sms": 1,
           *               "portal": 1
           *             },
           *             "is_locked": 1
           *           },
           *           {
           *             "notification_key": "profile_changed",
           *             "label": "Profile changed",
           *             "description": "Your profile or password was changed.",
           *             "group": "Security",
           *             "channels": {
           *               "email": 1,
           *               "sms": 1,
           *               "portal": 1
           *             },
           *             "is_locked": 1
           *           },
           *           {
           *             "notification_key": "login_new_device",
           *             "label": "Sign-in from a new device",
           *             "description": "Someone signed in from a device not seen before.",
           *             "group": "Security",
           *             "channels": {
           *               "email": 1,
           *               "sms": 1,
           *               "portal": 1
           *             },
           *             "is_locked": 1
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['ProfileDetailsAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  notificationStatusUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "notification_key": "distribution_paid",
         *       "channel": "sms",
         *       "status": 1
         *     }
         */
        'application/json': components['schemas']['NotificationStatusUpdateBody'];
      };
    };
    responses: {
      /** @description The setting is saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your notification settings have been saved."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  investorList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501
         *     }
         */
        'application/json': components['schemas']['InvestorListBody'];
      };
    };
    responses: {
      /** @description The investors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "investors": [
           *           {
           *             "investor_id": 501,
           *             "name": "Tremblay Holdings Inc.",
           *             "investor_type": "corporation",
           *             "account_type": "corporate",
           *             "investor_number": "INV-0501",
           *             "email": "office@tremblay-holdings.test",
           *             "relationship": "owner",
           *             "is_primary": 1,
           *             "status": "active",
           *             "has_fund": 1,
           *             "has_mortgages": 1,
           *             "enabled_modules": {
           *               "syndicated_loans": 0,
           *               "fund_v2": 0
           *             }
           *           },
           *           {
           *             "investor_id": 502,
           *             "name": "Julie Tremblay",
           *             "investor_type": "individual",
           *             "account_type": "tfsa",
           *             "investor_number": "INV-0502",
           *             "email": "julie@tremblay-holdings.test",
           *             "relationship": "owner",
           *             "is_primary": 0,
           *             "status": "active",
           *             "has_fund": 1,
           *             "has_mortgages": 0,
           *             "enabled_modules": {
           *               "syndicated_loans": 0,
           *               "fund_v2": 0
           *             }
           *           },
           *           {
           *             "investor_id": 503,
           *             "name": "Tremblay Family Trust",
           *             "investor_type": "trust",
           *             "account_type": "trust",
           *             "investor_number": "INV-0503",
           *             "email": "trust@tremblay-holdings.test",
           *             "relationship": "trustee",
           *             "is_primary": 0,
           *             "status": "active",
           *             "has_fund": 1,
           *             "has_mortgages": 1,
           *             "enabled_modules": {
           *               "syndicated_loans": 0,
           *               "fund_v2": 0
           *             }
           *           }
           *         ],
           *         "investorschange": 1,
           *         "enabled_modules": {
           *           "syndicated_loans": 0,
           *           "fund_v2": 0
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['InvestorListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  investorAccountList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The investor whose accounts are listed.
         * @example 501
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58"
         *     }
         */
        'application/json': components['schemas']['InvestorAccountListBody'];
      };
    };
    responses: {
      /** @description The linked accounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "accounts": [
           *           {
           *             "account_id": 301,
           *             "account_name": "Operating account",
           *             "account_type": "Chequing",
           *             "holder_name": "Tremblay Holdings Inc.",
           *             "institution_name": "Bank of the Lakes",
           *             "institution_number": "899",
           *             "transit_number": "10202",
           *             "routing_number": null,
           *             "account_number_masked": "••••4821",
           *             "currency": "CAD",
           *             "is_default": 1,
           *             "purpose": "both",
           *             "status": "verified",
           *             "status_reason": null,
           *             "added_by": "manager",
           *             "added_at": "2025-06-16T15:30:00Z",
           *             "effective_date": "2025-06-18",
           *             "linked_investments": [
           *               {
           *                 "investment_id": 7002,
           *                 "name": "Hamilton second mortgage"
           *               },
           *               {
           *                 "investment_id": 7003,
           *                 "name": "Foundry Lane retail block"
           *               }
           *             ],
           *             "can_remove": 0
           *           },
           *           {
           *             "account_id": 302,
           *             "account_name": "Reserve account",
           *             "account_type": "Savings",
           *             "holder_name": "Tremblay Holdings Inc.",
           *             "institution_name": "Bank of the Lakes",
           *             "institution_number": "899",
           *             "transit_number": "10202",
           *             "routing_number": null,
           *             "account_number_masked": "••••7730",
           *             "currency": "CAD",
           *             "is_default": 0,
           *             "purpose": "contributions",
           *             "status": "pending_verification",
           *             "status_reason": "Waiting for the void cheque to be checked.",
           *             "added_by": "investor",
           *             "added_at": "2026-07-10T14:05:00Z",
           *             "effective_date": null,
           *             "linked_investments": [],
           *             "can_remove": 1
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['InvestorAccountListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  investorContactList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501
         *     }
         */
        'application/json': components['schemas']['InvestorContactListBody'];
      };
    };
    responses: {
      /** @description The investors, each with its relationship manager. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "investors": [
           *           {
           *             "investor_id": 501,
           *             "name": "Tremblay Holdings Inc.",
           *             "email": "office@tremblay-holdings.test",
           *             "phone": "+1 514 555 0147",
           *             "relationship_manager": {
           *               "member_id": 1,
           *               "name": "Maya Chen",
           *               "email": "maya.chen@northline.test"
           *             }
           *           },
           *           {
           *             "investor_id": 502,
           *             "name": "Julie Tremblay",
           *             "email": "julie@tremblay-holdings.test",
           *             "phone": "+1 514 555 0186",
           *             "relationship_manager": {
           *               "member_id": 1,
           *               "name": "Maya Chen",
           *               "email": "maya.chen@northline.test"
           *             }
           *           },
           *           {
           *             "investor_id": 503,
           *             "name": "Tremblay Family Trust",
           *             "email": "trust@tremblay-holdings.test",
           *             "phone": "+1 514 555 0152",
           *             "relationship_manager": {
           *               "member_id": 3,
           *               "name": "Aisha Khan",
           *               "email": "aisha.khan@northline.test"
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['InvestorContactListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  contactSubmit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "topic": "Deposit Request",
         *       "subject": "Interest in NL-2026-017",
         *       "message": "Please hold a further CAD 50000 of NL-2026-017 for us.",
         *       "preferred_contact": "phone",
         *       "phone": "+1 514 555 0147",
         *       "preferred_time": "Weekdays after 14:00",
         *       "member_id": 1,
         *       "context": {
         *         "page": "/opportunities/17",
         *         "investment_id": 7003,
         *         "loan_id": 2017,
         *         "opportunity_id": 17,
         *         "document_key": "opp-17-term-sheet"
         *       },
         *       "request": {
         *         "currency": "CAD",
         *         "amount": 50000,
         *         "micid": 12,
         *         "effective_date": "2026-07-31",
         *         "full_withdrawal": 0
         *       }
         *     }
         */
        'application/json': components['schemas']['ContactSubmitBody'];
      };
    };
    responses: {
      /** @description The message was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Thank you. We will answer within one business day.",
           *       "data": {
           *         "reference_number": "MSG-2026-0710-0001"
           *       }
           *     }
           */
          'application/json': components['schemas']['ContactSubmitAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  accountTypeList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501
         *     }
         */
        'application/json': components['schemas']['AccountTypeListBody'];
      };
    };
    responses: {
      /** @description The labels to choose from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "account_types": [
           *           "Chequing",
           *           "Savings"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['AccountTypeListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  accountAdd: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "account_name": "Reserve account",
         *       "account_type": "Savings",
         *       "holder_name": "Tremblay Holdings Inc.",
         *       "institution_name": "Bank of the Lakes",
         *       "institution_number": "899",
         *       "transit_number": "10202",
         *       "account_number": "10207730",
         *       "account_number_confirm": "10207730",
         *       "purpose": "contributions",
         *       "is_default": 0,
         *       "void_cheque_key": "void-cheque-501-7730"
         *     }
         */
        'application/json': components['schemas']['AccountAddBody'];
      };
    };
    responses: {
      /** @description The account was added and waits to be verified. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The account has been added and will be verified.",
           *       "data": {
           *         "account": {
           *           "account_id": 302,
           *           "account_name": "Reserve account",
           *           "account_type": "Savings",
           *           "holder_name": "Tremblay Holdings Inc.",
           *           "institution_name": "Bank of the Lakes",
           *           "institution_number": "899",
           *           "transit_number": "10202",
           *           "routing_number": null,
           *           "account_number_masked": "••••7730",
           *           "currency": "CAD",
           *           "is_default": 0,
           *           "purpose": "contributions",
           *           "status": "pending_verification",
           *           "status_reason": "Waiting for the void cheque to be checked.",
           *           "added_by": "investor",
           *           "added_at": "2026-07-10T14:05:00Z",
           *           "effective_date": null,
           *           "linked_investments": [],
           *           "can_remove": 1
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['AccountAddAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  accountRemove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "account_id": 302
         *     }
         */
        'application/json': components['schemas']['AccountRemoveBody'];
      };
    };
    responses: {
      /** @description The account is no longer linked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The account has been removed."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  teamList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58"
         *     }
         */
        'application/json': components['schemas']['TeamListBody'];
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Done.",
           *       "data": {
           *         "team": [
           *           {
           *             "member_id": 1,
           *             "first_name": "Maya",
           *             "last_name": "Chen",
           *             "name": "Maya Chen",
           *             "title": "Investor Relations Director",
           *             "role": "Relationship manager",
           *             "department": "Investor Relations",
           *             "email": "maya.chen@northline.test",
           *             "phone": "+1 416 555 0110",
           *             "phone_extension": "201",
           *             "linkedin_url": "https://www.linkedin.com/in/maya-chen-northline",
           *             "profile_image_base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4tmcBAASeAjMsuwMbAAAAAElFTkSuQmCC",
           *             "display_order": 1
           *           },
           *           {
           *             "member_id": 2,
           *             "first_name": "Daniel",
           *             "last_name": "Roy",
           *             "name": "Daniel Roy",
           *             "title": "Portfolio Manager",
           *             "role": "Loans and fund",
           *             "department": "Portfolio Management",
           *             "email": "daniel.roy@northline.test",
           *             "phone": "+1 416 555 0111",
           *             "phone_extension": null,
           *             "linkedin_url": "https://www.linkedin.com/in/daniel-roy-northline",
           *             "profile_image_base_64_encoded": null,
           *             "display_order": 2
           *           },
           *           {
           *             "member_id": 3,
           *             "first_name": "Aisha",
           *             "last_name": "Khan",
           *             "name": "Aisha Khan",
           *             "title": "Client Services",
           *             "role": "Accounts and documents",
           *             "department": "Client Services",
           *             "email": "aisha.khan@northline.test",
           *             "phone": "+1 416 555 0112",
           *             "phone_extension": "203",
           *             "linkedin_url": null,
           *             "profile_image_base_64_encoded": null,
           *             "display_order": 3
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['TeamListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioEnable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58"
         *     }
         */
        'application/json': components['schemas']['PortfolioEnableBody'];
      };
    };
    responses: {
      /** @description The flags and the notes by the manager. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your portfolio.",
           *       "data": {
           *         "notes_from_manager": 1,
           *         "graph_loan_priority": 1,
           *         "graph_holding_type": 1,
           *         "graph_ltv": 1,
           *         "fund_performance": 1,
           *         "direct_mortgages": 1,
           *         "syndicated_loans": 1,
           *         "opportunities": 1,
           *         "documents": 1,
           *         "notes": [
           *           {
           *             "note_id": 3104,
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "title": "June 2026 distribution",
           *             "body_text": "The June distribution of 0.6042 for each class B unit will be reinvested or paid on July 15.\n\nThe notice is attached.",
           *             "published_at": "2026-07-02T14:05:00Z",
           *             "updated_at": "2026-07-03T13:30:00Z",
           *             "author": {
           *               "member_id": 1,
           *               "name": "Maya Chen",
           *               "title": "Investor Relations Director",
           *               "profile_image_base_64_encoded": null
           *             },
           *             "category": "distribution",
           *             "is_pinned": 1,
           *             "attachments": [
           *               {
           *                 "name": "Northline MIC distribution notice June 2026",
           *                 "documenttype": "distribution_notice",
           *                 "micid": 12,
           *                 "key": "notices/501/2026-06-distribution",
           *                 "file_size_bytes": 84213
           *               }
           *             ]
           *           },
           *           {
           *             "note_id": 3098,
           *             "micid": null,
           *             "fund_name": null,
           *             "title": "Lending in the second quarter",
           *             "body_text": "All loans in which Tremblay Holdings Inc. takes part paid on time in the second quarter.",
           *             "published_at": "2026-06-30T19:00:00Z",
           *             "updated_at": null,
           *             "author": {
           *               "member_id": 2,
           *               "name": "Daniel Roy",
           *               "title": "Portfolio Manager",
           *               "profile_image_base_64_encoded": null
           *             },
           *             "category": "market",
           *             "is_pinned": 0,
           *             "attachments": []
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioEnableAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "micid": 12,
         *       "start_date": "2024-02-01",
         *       "end_date": "2026-07-31",
         *       "page": 1,
         *       "per_page": 5,
         *       "sort_by": "activity_date",
         *       "sort_dir": "desc",
         *       "search": "northline"
         *     }
         */
        'application/json': components['schemas']['PortfolioActivitiesBody'];
      };
    };
    responses: {
      /** @description One page of the activities of the filter, and the totals of all pages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your activities.",
           *       "data": {
           *         "period_start_date": "2024-02-01",
           *         "period_end_date": "2026-07-31",
           *         "total": 61,
           *         "page": 1,
           *         "per_page": 5,
           *         "last_page": 13,
           *         "currency": "CAD",
           *         "totals": {
           *           "inflow_amount": 469215.14,
           *           "outflow_amount": 219215.14,
           *           "income_amount": 40000,
           *           "fees_amount": 0,
           *           "tax_amount": 0,
           *           "currency": "CAD"
           *         },
           *         "activities": [
           *           {
           *             "activity_id": 90211,
           *             "activity_date": "2026-07-15",
           *             "effective_date": "2026-06-30",
           *             "settled_date": "2026-07-15",
           *             "activity_type": "reinvestment",
           *             "status": "scheduled",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "account_type": "corporate",
           *             "investor_account_name": "Tremblay Holdings Inc.",
           *             "description": "June 2026 distribution reinvested",
           *             "units": 15.1042,
           *             "unit_price": 100,
           *             "units_balance": 2515.1042,
           *             "currency": "CAD",
           *             "gross_amount": 1510.42,
           *             "management_fee_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "redemption_penalty_amount": 0,
           *             "net_amount": 1510.42,
           *             "balance_amount": 251510.42,
           *             "payment_method": "drip",
           *             "reference_number": "DST-2026-06-0012",
           *             "document": {
           *               "documenttype": "distribution_notice",
           *               "micid": 12,
           *               "key": "notices/501/2026-06-distribution"
           *             }
           *           },
           *           {
           *             "activity_id": 90187,
           *             "activity_date": "2026-06-15",
           *             "effective_date": "2026-05-31",
           *             "settled_date": "2026-06-15",
           *             "activity_type": "reinvestment",
           *             "status": "reinvested",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "account_type": "corporate",
           *             "investor_account_name": "Tremblay Holdings Inc.",
           *             "description": "May 2026 distribution reinvested",
           *             "units": 15.0135,
           *             "unit_price": 100,
           *             "units_balance": 2500,
           *             "currency": "CAD",
           *             "gross_amount": 1501.35,
           *             "management_fee_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "redemption_penalty_amount": 0,
           *             "net_amount": 1501.35,
           *             "balance_amount": 250000,
           *             "payment_method": "drip",
           *             "reference_number": "DST-2026-05-0012",
           *             "document": {
           *               "documenttype": "distribution_notice",
           *               "micid": 12,
           *               "key": "notices/501/2026-05-distribution"
           *             }
           *           },
           *           {
           *             "activity_id": 90163,
           *             "activity_date": "2026-05-15",
           *             "effective_date": "2026-04-30",
           *             "settled_date": "2026-05-15",
           *             "activity_type": "reinvestment",
           *             "status": "reinvested",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "account_type": "corporate",
           *             "investor_account_name": "Tremblay Holdings Inc.",
           *             "description": "April 2026 distribution reinvested",
           *             "units": 14.9233,
           *             "unit_price": 100,
           *             "units_balance": 2484.9865,
           *             "currency": "CAD",
           *             "gross_amount": 1492.33,
           *             "management_fee_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "redemption_penalty_amount": 0,
           *             "net_amount": 1492.33,
           *             "balance_amount": 248498.65,
           *             "payment_method": "drip",
           *             "reference_number": "DST-2026-04-0012",
           *             "document": {
           *               "documenttype": "distribution_notice",
           *               "micid": 12,
           *               "key": "notices/501/2026-04-distribution"
           *             }
           *           },
           *           {
           *             "activity_id": 90139,
           *             "activity_date": "2026-04-15",
           *             "effective_date": "2026-03-31",
           *             "settled_date": "2026-04-15",
           *             "activity_type": "reinvestment",
           *             "status": "reinvested",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "account_type": "corporate",
           *             "investor_account_name": "Tremblay Holdings Inc.",
           *             "description": "March 2026 distribution reinvested",
           *             "units": 14.8337,
           *             "unit_price": 100,
           *             "units_balance": 2470.0632,
           *             "currency": "CAD",
           *             "gross_amount": 1483.37,
           *             "management_fee_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "redemption_penalty_amount": 0,
           *             "net_amount": 1483.37,
           *             "balance_amount": 247006.32,
           *             "payment_method": "drip",
           *             "reference_number": "DST-2026-03-0012",
           *             "document": {
           *               "documenttype": "distribution_notice",
           *               "micid": 12,
           *               "key": "notices/501/2026-03-distribution"
           *             }
           *           },
           *           {
           *             "activity_id": 90115,
           *             "activity_date": "2026-03-15",
           *             "effective_date": "2026-02-28",
           *             "settled_date": "2026-03-15",
           *             "activity_type": "reinvestment",
           *             "status": "reinvested",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "account_type": "corporate",
           *             "investor_account_name": "Tremblay Holdings Inc.",
           *             "description": "February 2026 distribution reinvested",
           *             "units": 10.0382,
           *             "unit_price": 100,
           *             "units_balance": 2455.2295,
           *             "currency": "CAD",
           *             "gross_amount": 1003.82,
           *             "management_fee_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "redemption_penalty_amount": 0,
           *             "net_amount": 1003.82,
           *             "balance_amount": 245522.95,
           *             "payment_method": "drip",
           *             "reference_number": "DST-2026-02-0012",
           *             "document": null
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioActivitiesAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioDirectMortgageActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "activity_type": "interest_payment",
         *       "start_date": "2026-04-01",
         *       "end_date": "2026-07-10",
         *       "page": 1,
         *       "per_page": 5,
         *       "sort_by": "activity_date",
         *       "sort_dir": "desc",
         *       "search": "DM-1042"
         *     }
         */
        'application/json': components['schemas']['PortfolioDirectMortgageActivitiesBody'];
      };
    };
    responses: {
      /** @description One page of the activities of the filter, and the totals of all pages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your direct-mortgage activities.",
           *       "data": {
           *         "period_start_date": "2026-04-01",
           *         "period_end_date": "2026-07-10",
           *         "total": 4,
           *         "page": 1,
           *         "per_page": 5,
           *         "last_page": 1,
           *         "currency": "CAD",
           *         "totals": {
           *           "interest_amount": 4625,
           *           "principal_amount": 0,
           *           "fees_amount": 500,
           *           "net_amount": 4625,
           *           "currency": "CAD"
           *         },
           *         "activities": [
           *           {
           *             "activity_id": 71188,
           *             "loan_id": 1042,
           *             "loan_number": "DM-1042",
           *             "property_city": "Hamilton",
           *             "property_province": "ON",
           *             "lien_position": "2",
           *             "activity_type": "interest_payment",
           *             "activity_date": "2026-07-01",
           *             "due_date": "2026-07-01",
           *             "payment_status": "cleared",
           *             "note_rate_percent": 10.25,
           *             "investor_rate_percent": 9.25,
           *             "currency": "CAD",
           *             "gross_interest_amount": 1281.25,
           *             "management_fee_amount": 125,
           *             "sales_tax_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "principal_amount": 0,
           *             "interest_amount": 1156.25,
           *             "fee_income_amount": 0,
           *             "net_amount": 1156.25,
           *             "principal_balance_amount": 150000,
           *             "reference_number": "INT-2026-06-1042"
           *           },
           *           {
           *             "activity_id": 71157,
           *             "loan_id": 1042,
           *             "loan_number": "DM-1042",
           *             "property_city": "Hamilton",
           *             "property_province": "ON",
           *             "lien_position": "2",
           *             "activity_type": "interest_payment",
           *             "activity_date": "2026-06-01",
           *             "due_date": "2026-06-01",
           *             "payment_status": "cleared",
           *             "note_rate_percent": 10.25,
           *             "investor_rate_percent": 9.25,
           *             "currency": "CAD",
           *             "gross_interest_amount": 1281.25,
           *             "management_fee_amount": 125,
           *             "sales_tax_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "principal_amount": 0,
           *             "interest_amount": 1156.25,
           *             "fee_income_amount": 0,
           *             "net_amount": 1156.25,
           *             "principal_balance_amount": 150000,
           *             "reference_number": "INT-2026-05-1042"
           *           },
           *           {
           *             "activity_id": 71126,
           *             "loan_id": 1042,
           *             "loan_number": "DM-1042",
           *             "property_city": "Hamilton",
           *             "property_province": "ON",
           *             "lien_position": "2",
           *             "activity_type": "interest_payment",
           *             "activity_date": "2026-05-01",
           *             "due_date": "2026-05-01",
           *             "payment_status": "cleared",
           *             "note_rate_percent": 10.25,
           *             "investor_rate_percent": 9.25,
           *             "currency": "CAD",
           *             "gross_interest_amount": 1281.25,
           *             "management_fee_amount": 125,
           *             "sales_tax_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "principal_amount": 0,
           *             "interest_amount": 1156.25,
           *             "fee_income_amount": 0,
           *             "net_amount": 1156.25,
           *             "principal_balance_amount": 150000,
           *             "reference_number": "INT-2026-04-1042"
           *           },
           *           {
           *             "activity_id": 71095,
           *             "loan_id": 1042,
           *             "loan_number": "DM-1042",
           *             "property_city": "Hamilton",
           *             "property_province": "ON",
           *             "lien_position": "2",
           *             "activity_type": "interest_payment",
           *             "activity_date": "2026-04-01",
           *             "due_date": "2026-04-01",
           *             "payment_status": "cleared",
           *             "note_rate_percent": 10.25,
           *             "investor_rate_percent": 9.25,
           *             "currency": "CAD",
           *             "gross_interest_amount": 1281.25,
           *             "management_fee_amount": 125,
           *             "sales_tax_amount": 0,
           *             "withholding_tax_amount": 0,
           *             "principal_amount": 0,
           *             "interest_amount": 1156.25,
           *             "fee_income_amount": 0,
           *             "net_amount": 1156.25,
           *             "principal_balance_amount": 150000,
           *             "reference_number": "INT-2026-03-1042"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioDirectMortgageActivitiesAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioCardCurrentlyInvested: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "months": 12,
         *       "compare_to": "last_year",
         *       "performance_id": "all"
         *     }
         */
        'application/json': components['schemas']['PortfolioCardCurrentlyInvestedBody'];
      };
    };
    responses: {
      /** @description The amount invested, compared, broken down and as a series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Currently invested.",
           *       "data": {
           *         "currently_invested_amount": 550000,
           *         "currency": "CAD",
           *         "as_of_date": "2026-06-30",
           *         "period_start_date": "2025-07-01",
           *         "period_end_date": "2026-06-30",
           *         "previous_amount": 525000,
           *         "change_amount": 25000,
           *         "change_percent": 4.76,
           *         "compare_to": "last_year",
           *         "breakdown": [
           *           {
           *             "investment_type": "fund",
           *             "label": "Fund",
           *             "amount": 250000,
           *             "currency": "CAD",
           *             "percent": 45.45,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "direct_mortgage",
           *             "label": "Direct mortgage",
           *             "amount": 150000,
           *             "currency": "CAD",
           *             "percent": 27.27,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "syndicated_loan",
           *             "label": "Syndicated loan",
           *             "amount": 150000,
           *             "currency": "CAD",
           *             "percent": 27.27,
           *             "count": 1
           *           }
           *         ],
           *         "series": [
           *           {
           *             "date": "2025-06-30",
           *             "amount": 525000,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-07-31",
           *             "amount": 527187.5,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-08-31",
           *             "amount": 310251.2,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-09-30",
           *             "amount": 461219.38,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-10-31",
           *             "amount": 462193.41,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-11-30",
           *             "amount": 463173.33,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2025-12-31",
           *             "amount": 464159.17,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-01-31",
           *             "amount": 465150.96,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-02-28",
           *             "amount": 466148.75,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-03-31",
           *             "amount": 545522.95,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-04-30",
           *             "amount": 547006.32,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-05-31",
           *             "amount": 548498.65,
           *             "currency": "CAD"
           *           },
           *           {
           *             "date": "2026-06-30",
           *             "amount": 550000,
           *             "currency": "CAD"
           *           }
           *         ],
           *         "pending_amount": 0
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioCardCurrentlyInvestedAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioCardInterestEarned: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "months": 12,
         *       "compare_to": "last_year",
         *       "performance_id": "all"
         *     }
         */
        'application/json': components['schemas']['PortfolioCardInterestEarnedBody'];
      };
    };
    responses: {
      /** @description The interest earned, compared, broken down and as a series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Interest earned.",
           *       "data": {
           *         "interest_earned_amount": 41230.18,
           *         "paid_amount": 26062.5,
           *         "reinvested_amount": 13657.26,
           *         "accrued_amount": 1510.42,
           *         "withheld_tax_amount": 0,
           *         "fees_amount": 3375,
           *         "currency": "CAD",
           *         "as_of_date": "2026-06-30",
           *         "period_start_date": "2025-07-01",
           *         "period_end_date": "2026-06-30",
           *         "months": 12,
           *         "previous_amount": 26392.74,
           *         "change_amount": 14837.44,
           *         "change_percent": 56.22,
           *         "compare_to": "last_year",
           *         "breakdown": [
           *           {
           *             "investment_type": "fund",
           *             "label": "Fund",
           *             "amount": 15167.68,
           *             "currency": "CAD",
           *             "percent": 36.79,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "direct_mortgage",
           *             "label": "Direct mortgage",
           *             "amount": 13875,
           *             "currency": "CAD",
           *             "percent": 33.65,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "syndicated_loan",
           *             "label": "Syndicated loan",
           *             "amount": 12187.5,
           *             "currency": "CAD",
           *             "percent": 29.56,
           *             "count": 1
           *           }
           *         ],
           *         "series": [
           *           {
           *             "period": "2025-07",
           *             "amount": 3435.09,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2025-08",
           *             "amount": 2124.43,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2025-09",
           *             "amount": 3349.03,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2025-10",
           *             "amount": 3354.92,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2025-11",
           *             "amount": 3360.84,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2025-12",
           *             "amount": 3366.79,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-01",
           *             "amount": 3372.79,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-02",
           *             "amount": 3378.82,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-03",
           *             "amount": 3858.37,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-04",
           *             "amount": 3867.33,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-05",
           *             "amount": 3876.35,
           *             "currency": "CAD"
           *           },
           *           {
           *             "period": "2026-06",
           *             "amount": 3885.42,
           *             "currency": "CAD"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioCardInterestEarnedAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioCardPerformance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "months": 12,
         *       "compare_to": "last_year",
         *       "performance_id": "fund-12-B"
         *     }
         */
        'application/json': components['schemas']['PortfolioCardPerformanceBody'];
      };
    };
    responses: {
      /** @description The return, compared and as a series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Performance.",
           *       "data": {
           *         "return_percent": 7.5,
           *         "annualized_return_percent": 7.5,
           *         "is_annualized": 1,
           *         "return_method": "time_weighted",
           *         "net_of_fees": 1,
           *         "since_inception_percent": 7.12,
           *         "inception_date": "2018-03-01",
           *         "target_percent": 7.5,
           *         "benchmark": {
           *           "name": "One-year GIC average",
           *           "percent": 3.35
           *         },
           *         "as_of_date": "2026-06-30",
           *         "period_start_date": "2025-07-01",
           *         "period_end_date": "2026-06-30",
           *         "previous_percent": 7.23,
           *         "change_percent": 0.27,
           *         "compare_to": "last_year",
           *         "series": [
           *           {
           *             "period": "2025-07",
           *             "period_start_date": "2025-07-01",
           *             "period_end_date": "2025-07-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 0.6042,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 44620000,
           *             "units_outstanding": 446200,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2025-08",
           *             "period_start_date": "2025-08-01",
           *             "period_end_date": "2025-08-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 1.212,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 44900000,
           *             "units_outstanding": 449000,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2025-09",
           *             "period_start_date": "2025-09-01",
           *             "period_end_date": "2025-09-30",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 1.8235,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 45210000,
           *             "units_outstanding": 452100,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2025-10",
           *             "period_start_date": "2025-10-01",
           *             "period_end_date": "2025-10-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 2.4387,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 45530000,
           *             "units_outstanding": 455300,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2025-11",
           *             "period_start_date": "2025-11-01",
           *             "period_end_date": "2025-11-30",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 3.0576,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 45840000,
           *             "units_outstanding": 458400,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2025-12",
           *             "period_start_date": "2025-12-01",
           *             "period_end_date": "2025-12-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 3.6802,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 46100000,
           *             "units_outstanding": 461000,
           *             "is_audited": 1
           *           },
           *           {
           *             "period": "2026-01",
           *             "period_start_date": "2026-01-01",
           *             "period_end_date": "2026-01-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 4.3066,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 46480000,
           *             "units_outstanding": 464800,
           *             "is_audited": 0
           *           },
           *           {
           *             "period": "2026-02",
           *             "period_start_date": "2026-02-01",
           *             "period_end_date": "2026-02-28",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 4.9368,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 46830000,
           *             "units_outstanding": 468300,
           *             "is_audited": 0
           *           },
           *           {
           *             "period": "2026-03",
           *             "period_start_date": "2026-03-01",
           *             "period_end_date": "2026-03-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 5.5708,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 47190000,
           *             "units_outstanding": 471900,
           *             "is_audited": 0
           *           },
           *           {
           *             "period": "2026-04",
           *             "period_start_date": "2026-04-01",
           *             "period_end_date": "2026-04-30",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 6.2086,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 47560000,
           *             "units_outstanding": 475600,
           *             "is_audited": 0
           *           },
           *           {
           *             "period": "2026-05",
           *             "period_start_date": "2026-05-01",
           *             "period_end_date": "2026-05-31",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 6.8503,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 47910000,
           *             "units_outstanding": 479100,
           *             "is_audited": 0
           *           },
           *           {
           *             "period": "2026-06",
           *             "period_start_date": "2026-06-01",
           *             "period_end_date": "2026-06-30",
           *             "currency": "CAD",
           *             "return_percent": 0.6042,
           *             "annualized_return_percent": 7.5,
           *             "cumulative_return_percent": 7.4958,
           *             "compare_return_percent": 0.5833,
           *             "distribution_per_unit_amount": 0.6042,
           *             "unit_price": 100,
           *             "net_asset_value_amount": 48250000,
           *             "units_outstanding": 482500,
           *             "is_audited": 0
           *           }
           *         ],
           *         "fund_facts": {
           *           "micid": 12,
           *           "fund_name": "Northline MIC",
           *           "fund_type": "MIC",
           *           "inception_date": "2018-03-01",
           *           "currency": "CAD",
           *           "assets_under_administration_amount": 52400000,
           *           "loans_count": 86,
           *           "weighted_average_rate_percent": 9.85,
           *           "weighted_average_ltv_percent": 64.2,
           *           "first_lien_percent": 71.5,
           *           "past_due_percent": 1.8,
           *           "largest_loan_percent": 4.1,
           *           "management_fee_percent": 1.25,
           *           "minimum_investment_amount": 25000,
           *           "redemption_terms": "Quarterly, on 60 days' notice."
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioCardPerformanceAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioCardInterestThisMonth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "months": 1,
         *       "compare_to": "last_year",
         *       "performance_id": "all"
         *     }
         */
        'application/json': components['schemas']['PortfolioCardInterestThisMonthBody'];
      };
    };
    responses: {
      /** @description The interest of the month, compared and broken down. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Interest this month.",
           *       "data": {
           *         "interest_this_month_amount": 3885.42,
           *         "paid_amount": 2375,
           *         "scheduled_amount": 1510.42,
           *         "accrued_to_date_amount": 3885.42,
           *         "currency": "CAD",
           *         "as_of_date": "2026-06-30",
           *         "period_start_date": "2026-06-01",
           *         "period_end_date": "2026-06-30",
           *         "next_payment_date": "2026-07-15",
           *         "payment_status": "scheduled",
           *         "previous_amount": 3343.75,
           *         "change_amount": 541.67,
           *         "change_percent": 16.2,
           *         "compare_to": "last_year",
           *         "breakdown": [
           *           {
           *             "investment_type": "fund",
           *             "label": "Fund",
           *             "amount": 1510.42,
           *             "currency": "CAD",
           *             "percent": 38.87,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "direct_mortgage",
           *             "label": "Direct mortgage",
           *             "amount": 1156.25,
           *             "currency": "CAD",
           *             "percent": 29.76,
           *             "count": 1
           *           },
           *           {
           *             "investment_type": "syndicated_loan",
           *             "label": "Syndicated loan",
           *             "amount": 1218.75,
           *             "currency": "CAD",
           *             "percent": 31.37,
           *             "count": 1
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioCardInterestThisMonthAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  portfolioPerformanceDropdown: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58"
         *     }
         */
        'application/json': components['schemas']['PortfolioPerformanceDropdownBody'];
      };
    };
    responses: {
      /** @description The entries of the drop-down. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Performances.",
           *       "data": {
           *         "performances": [
           *           {
           *             "performance_id": "all",
           *             "label": "All investments",
           *             "investment_type": null,
           *             "micid": null,
           *             "share_class": null,
           *             "inception_date": "2023-03-01",
           *             "currency": "CAD",
           *             "is_default": 1
           *           },
           *           {
           *             "performance_id": "fund-12-B",
           *             "label": "Northline MIC – Class B",
           *             "investment_type": "fund",
           *             "micid": 12,
           *             "share_class": "B",
           *             "inception_date": "2018-03-01",
           *             "currency": "CAD",
           *             "is_default": 0
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['PortfolioPerformanceDropdownAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  documentList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "micid": 12,
         *       "start_date": "2025-07-11",
         *       "end_date": "2026-07-10",
         *       "search": "northline",
         *       "page": 1,
         *       "per_page": 10,
         *       "sort_by": "issued_date",
         *       "sort_dir": "desc"
         *     }
         */
        'application/json': components['schemas']['DocumentListBody'];
      };
    };
    responses: {
      /** @description One page of the documents of the filter, and what they can be filtered by. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your documents.",
           *       "data": {
           *         "filters": {
           *           "documenttypes": [
           *             {
           *               "value": "fund_statement",
           *               "label": "Fund statement",
           *               "count": 1
           *             },
           *             {
           *               "value": "loan_document",
           *               "label": "Loan document",
           *               "count": 1
           *             },
           *             {
           *               "value": "t5",
           *               "label": "T5",
           *               "count": 1
           *             }
           *           ],
           *           "funds": [
           *             {
           *               "micid": 12,
           *               "fund_name": "Northline MIC",
           *               "count": 3
           *             }
           *           ],
           *           "tax_years": [
           *             2025
           *           ]
           *         },
           *         "period_start_date": "2025-07-11",
           *         "period_end_date": "2026-07-10",
           *         "total": 3,
           *         "page": 1,
           *         "per_page": 10,
           *         "last_page": 1,
           *         "files": [
           *           {
           *             "document_id": 6203,
           *             "name": "Northline MIC statement June 2026",
           *             "documenttype": "fund_statement",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "loan_id": null,
           *             "key": "statements/501/2026-06",
           *             "issued_date": "2026-07-02",
           *             "period_start_date": "2026-06-01",
           *             "period_end_date": "2026-06-30",
           *             "tax_year": null,
           *             "file_extension": "pdf",
           *             "mime_type": "application/pdf",
           *             "file_size_bytes": 184320,
           *             "uploaded_at": "2026-07-02T14:05:00Z",
           *             "first_viewed_at": null,
           *             "is_new": 1,
           *             "statement_summary": {
           *               "period_start_date": "2026-06-01",
           *               "period_end_date": "2026-06-30",
           *               "currency": "CAD",
           *               "opening_balance_amount": 248498.65,
           *               "contributions_amount": 0,
           *               "distributions_amount": 1501.35,
           *               "reinvested_amount": 1501.35,
           *               "income_amount": 1501.35,
           *               "fees_amount": 0,
           *               "withholding_tax_amount": 0,
           *               "redemptions_amount": 0,
           *               "closing_balance_amount": 250000
           *             }
           *           },
           *           {
           *             "document_id": 6148,
           *             "name": "Northline MIC T5 2025",
           *             "documenttype": "t5",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "loan_id": null,
           *             "key": "tax/501/2025-t5",
           *             "issued_date": "2026-02-20",
           *             "period_start_date": "2025-01-01",
           *             "period_end_date": "2025-12-31",
           *             "tax_year": 2025,
           *             "file_extension": "pdf",
           *             "mime_type": "application/pdf",
           *             "file_size_bytes": 96256,
           *             "uploaded_at": "2026-02-20T15:30:00Z",
           *             "first_viewed_at": "2026-02-23T13:12:00Z",
           *             "is_new": 0,
           *             "tax_summary": {
           *               "tax_year": 2025,
           *               "slip_type": "t5",
           *               "currency": "CAD",
           *               "boxes": {
           *                 "10": 0,
           *                 "13": 14861.07,
           *                 "14": 0,
           *                 "24": 0
           *               },
           *               "issued_date": "2026-02-20",
           *               "status": "issued"
           *             }
           *           },
           *           {
           *             "document_id": 6011,
           *             "name": "Participation agreement NL-2026-017",
           *             "documenttype": "loan_document",
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "loan_id": 2017,
           *             "key": "loans/2017/participation-agreement-501",
           *             "issued_date": "2025-09-01",
           *             "period_start_date": null,
           *             "period_end_date": null,
           *             "tax_year": null,
           *             "file_extension": "pdf",
           *             "mime_type": "application/pdf",
           *             "file_size_bytes": 412672,
           *             "uploaded_at": "2025-09-01T16:00:00Z",
           *             "first_viewed_at": "2025-09-02T12:41:00Z",
           *             "is_new": 0
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['DocumentListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  documentGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "documenttype": "fund_statement",
         *       "micid": 12,
         *       "key": "statements/501/2026-06",
         *       "start_date": "2025-07-11",
         *       "end_date": "2026-07-10",
         *       "search": "northline"
         *     }
         */
        'application/json': components['schemas']['DocumentGetBody'];
      };
    };
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example %PDF-1.7 */
          'application/pdf': Blob;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  documentDownloadAll: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "micid": 12,
         *       "start_date": "2025-07-11",
         *       "end_date": "2026-07-10",
         *       "search": "northline",
         *       "page": 1
         *     }
         */
        'application/json': components['schemas']['DocumentDownloadAllBody'];
      };
    };
    responses: {
      /** @description One part of the download. The client saves it as documents_{start_date}_{end_date}_{page}.zip. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example PK */
          'application/zip': Blob;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  investmentSummary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501
         *     }
         */
        'application/json': components['schemas']['InvestmentSummaryBody'];
      };
    };
    responses: {
      /** @description Totals, averages and allocations over all current investments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your current investments.",
           *       "data": {
           *         "currency": "CAD",
           *         "total_invested_amount": 550000,
           *         "current_value_amount": 550000,
           *         "interest_to_date_amount": 76822.92,
           *         "weighted_average_rate_percent": 8.48,
           *         "weighted_average_ltv_percent": 65.11,
           *         "weighted_average_months_to_maturity": 9,
           *         "investments_count": 3,
           *         "next_maturity_date": "2026-11-01",
           *         "allocations": {
           *           "by_type": [
           *             {
           *               "label": "Fund",
           *               "currency": "CAD",
           *               "amount": 250000,
           *               "percent": 45.45,
           *               "count": 1
           *             },
           *             {
           *               "label": "Direct mortgage",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 27.27,
           *               "count": 1
           *             },
           *             {
           *               "label": "Syndicated loan",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 27.27,
           *               "count": 1
           *             }
           *           ],
           *           "by_lien": [
           *             {
           *               "label": "1st",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             },
           *             {
           *               "label": "2nd",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             }
           *           ],
           *           "by_loan_type": [
           *             {
           *               "label": "Standard",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             },
           *             {
           *               "label": "Commercial",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             }
           *           ],
           *           "by_province": [
           *             {
           *               "label": "ON",
           *               "currency": "CAD",
           *               "amount": 300000,
           *               "percent": 100,
           *               "count": 2
           *             }
           *           ],
           *           "by_ltv_band": [
           *             {
           *               "label": "60-65",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             },
           *             {
           *               "label": "65-70",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             }
           *           ],
           *           "by_maturity_year": [
           *             {
           *               "label": "2026",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             },
           *             {
           *               "label": "2027",
           *               "currency": "CAD",
           *               "amount": 150000,
           *               "percent": 50,
           *               "count": 1
           *             }
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['InvestmentSummaryAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  investmentList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58"
         *     }
         */
        'application/json': components['schemas']['InvestmentListBody'];
      };
    };
    responses: {
      /** @description All current investments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Your current investments.",
           *       "data": {
           *         "investments": [
           *           {
           *             "investment_id": 7001,
           *             "investment_type": "fund",
           *             "name": "Northline MIC – Class B",
           *             "status": "active",
           *             "currency": "CAD",
           *             "account_type": "corporate",
           *             "invested_date": "2023-03-01",
           *             "invested_amount": 250000,
           *             "current_value_amount": 250000,
           *             "ownership_percent": 0.52,
           *             "rate_percent": 7.25,
           *             "payment_frequency": "monthly",
           *             "next_payment_date": "2026-07-15",
           *             "next_payment_amount": 1510.42,
           *             "interest_to_date_amount": 41510.42,
           *             "distribution_option": "drip",
           *             "documents_count": 2,
           *             "is_new": 0,
           *             "micid": 12,
           *             "fund_name": "Northline MIC",
           *             "share_class": "B",
           *             "units": 2500,
           *             "unit_price": 100,
           *             "certificate_numbers": [
           *               "B-000187",
           *               "B-000342"
           *             ],
           *             "lockup_end_date": "2024-03-01",
           *             "redemption_notice_days": 60,
           *             "earliest_redemption_date": "2026-09-30"
           *           },
           *           {
           *             "investment_id": 7002,
           *             "investment_type": "direct_mortgage",
           *             "name": "Hamilton second mortgage",
           *             "status": "active",
           *             "currency": "CAD",
           *             "account_type": "corporate",
           *             "invested_date": "2024-11-01",
           *             "invested_amount": 150000,
           *             "current_value_amount": 150000,
           *             "ownership_percent": 100,
           *             "rate_percent": 9.25,
           *             "payment_frequency": "monthly",
           *             "next_payment_date": "2026-08-01",
           *             "next_payment_amount": 1156.25,
           *             "interest_to_date_amount": 23125,
           *             "distribution_option": "cash",
           *             "documents_count": 0,
           *             "is_new": 0,
           *             "loan_id": 1042,
           *             "loan_number": "DM-1042",
           *             "lien_position": "2",
           *             "loan_type": "standard",
           *             "property_type": "single_family",
           *             "property_city": "Hamilton",
           *             "property_province": "ON",
           *             "loan_amount": 150000,
           *             "participation_percent": 100,
           *             "ltv_percent": 67.06,
           *             "maturity_date": "2026-11-01",
           *             "days_past_due": 0,
           *             "loan_status": "active",
           *             "note_rate_percent": 10.25,
           *             "investor_rate_percent": 9.25
           *           },
           *           {
           *             "investment_id": 7003,
           *             "investment_type": "syndicated_loan",
           *             "name": "Foundry Lane retail block",
           *             "status": "active",
           *             "currency": "CAD",
           *             "account_type": "corporate",
           *             "invested_date": "2025-09-01",
           *             "invested_amount": 150000,
           *             "current_value_amount": 150000,
           *             "ownership_percent": 12.5,
           *             "rate_percent": 9.75,
           *             "payment_frequency": "monthly",
           *             "next_payment_date": "2026-08-01",
           *             "next_payment_amount": 1218.75,
           *             "interest_to_date_amount": 12187.5,
           *             "distribution_option": "cash",
           *             "documents_count": 2,
           *             "is_new": 0,
           *             "loan_id": 2017,
           *             "loan_number": "NL-2026-017",
           *             "lien_position": "1",
           *             "loan_type": "commercial",
           *             "property_type": "commercial",
           *             "property_city": "Toronto",
           *             "property_province": "ON",
           *             "loan_amount": 1200000,
           *             "participation_percent": 12.5,
           *             "ltv_percent": 63.16,
           *             "maturity_date": "2027-09-01",
           *             "days_past_due": 0,
           *             "loan_status": "active",
           *             "note_rate_percent": 11.25,
           *             "investor_rate_percent": 9.75
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['InvestmentListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  loanDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "loan_id": 2017
         *     }
         */
        'application/json': components['schemas']['LoanDetailsBody'];
      };
    };
    responses: {
      /** @description The loan. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The loan.",
           *       "data": {
           *         "loan_details": {
           *           "loan_id": 2017,
           *           "loan_number": "NL-2026-017",
           *           "name": "Foundry Lane retail block",
           *           "loan_status": "active",
           *           "loan_type": "commercial",
           *           "purpose": "Refinance of a retail block and improvements for two new tenants",
           *           "currency": "CAD",
           *           "as_of_date": "2026-07-10",
           *           "terms": {
           *             "currency": "CAD",
           *             "original_principal_amount": 1200000,
           *             "note_rate_percent": 11.25,
           *             "rate_type": "fixed",
           *             "rate_index": null,
           *             "rate_spread_percent": null,
           *             "rate_floor_percent": null,
           *             "funding_date": "2025-09-01",
           *             "first_payment_date": "2025-10-01",
           *             "maturity_date": "2027-09-01",
           *             "term_months": 24,
           *             "amortization_months": null,
           *             "payment_type": "interest_only",
           *             "payment_frequency": "monthly",
           *             "regular_payment_amount": 11250,
           *             "compounding": "Monthly, not in advance",
           *             "interest_accrual_basis": "30_360",
           *             "prepayment_terms": "Open after 12 months with 30 days of notice",
           *             "extension_options": "One extension of 6 months for a fee of 0.50 %",
           *             "lender_fee_percent": 2,
           *             "default_rate_percent": 15.25
           *           },
           *           "balances": {
           *             "currency": "CAD",
           *             "principal_disbursed_amount": 1200000,
           *             "principal_paid_amount": 0,
           *             "principal_outstanding_amount": 1200000,
           *             "interest_charged_amount": 112500,
           *             "interest_paid_amount": 112500,
           *             "interest_outstanding_amount": 0,
           *             "accrued_interest_amount": 3375,
           *             "interest_reserve_balance_amount": 0,
           *             "fees_outstanding_amount": 0,
           *             "penalties_outstanding_amount": 0,
           *             "total_outstanding_amount": 1203375,
           *             "total_overdue_amount": 0,
           *             "overdue_since_date": null,
           *             "undrawn_amount": 0
           *           },
           *           "servicing": {
           *             "currency": "CAD",
           *             "next_payment_due_date": "2026-08-01",
           *             "last_payment_date": "2026-07-01",
           *             "last_payment_amount": 11250,
           *             "past_due_days": 0,
           *             "delinquent_days": 0,
           *             "delinquent_amount": 0,
           *             "delinquency_bucket": "current",
           *             "payments_made_count": 10,
           *             "payments_missed_count": 0
           *           },
           *           "security": {
           *             "currency": "CAD",
           *             "lien_position": "1",
           *             "prior_encumbrances": [],
           *             "ltv_percent": 63.16,
           *             "combined_ltv_percent": 63.16,
           *             "appraised_value_amount": 1900000,
           *             "appraisal_date": "2025-08-12",
           *             "appraisal_company": "Harbour Appraisals",
           *             "appraisal_basis": "as_is",
           *             "insurance_expiry_date": "2026-09-01",
           *             "guarantors_count": 2
           *           },
           *           "property": {
           *             "property_id": 3017,
           *             "address": {
           *               "street": "210 Foundry Lane",
           *               "city": "Toronto",
           *               "province": "ON",
           *               "postal_code": "M5A 0A1",
           *               "country": "CA"
           *             },
           *             "property_type": "commercial",
           *             "occupancy": "Leased",
           *             "units_count": 6,
           *             "latitude": 43.6532,
           *             "longitude": -79.3603,
           *             "images": [
           *               {
           *                 "base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==",
           *                 "url": null,
           *                 "alt": "Street front of the retail block"
           *               }
           *             ]
           *           },
           *           "participation": {
           *             "investor_id": 501,
           *             "currency": "CAD",
           *             "invested_amount": 150000,
           *             "participation_percent": 12.5,
           *             "investor_rate_percent": 9.75,
           *             "servicing_fee_percent": 1.5,
           *             "monthly_net_interest_amount": 1218.75,
           *             "principal_returned_amount": 0,
           *             "interest_to_date_amount": 12187.5,
           *             "effective_from_date": "2025-09-01",
           *             "effective_to_date": null,
           *             "rank": "pari_passu",
           *             "is_rounding_lender": 0
           *           },
           *           "payments": [
           *             {
           *               "payment_id": 50180,
           *               "due_date": "2026-07-01",
           *               "paid_date": "2026-07-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50179,
           *               "due_date": "2026-06-01",
           *               "paid_date": "2026-06-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50178,
           *               "due_date": "2026-05-01",
           *               "paid_date": "2026-05-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50177,
           *               "due_date": "2026-04-01",
           *               "paid_date": "2026-04-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50176,
           *               "due_date": "2026-03-01",
           *               "paid_date": "2026-03-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50175,
           *               "due_date": "2026-02-01",
           *               "paid_date": "2026-02-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50174,
           *               "due_date": "2026-01-01",
           *               "paid_date": "2026-01-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50173,
           *               "due_date": "2025-12-01",
           *               "paid_date": "2025-12-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50172,
           *               "due_date": "2025-11-01",
           *               "paid_date": "2025-11-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             },
           *             {
           *               "payment_id": 50171,
           *               "due_date": "2025-10-01",
           *               "paid_date": "2025-10-01",
           *               "payment_status": "cleared",
           *               "currency": "CAD",
           *               "gross_amount": 11250,
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "fees_amount": 0,
           *               "servicing_fee_amount": 1500,
           *               "my_net_amount": 1218.75,
           *               "principal_balance_amount": 1200000
           *             }
           *           ],
           *           "schedule": [
           *             {
           *               "due_date": "2026-08-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2026-09-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2026-10-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2026-11-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2026-12-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-01-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-02-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-03-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-04-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-05-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-06-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-07-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-08-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 0,
           *               "balance_amount": 1200000,
           *               "my_amount": 1218.75
           *             },
           *             {
           *               "due_date": "2027-09-01",
           *               "currency": "CAD",
           *               "interest_amount": 11250,
           *               "principal_amount": 1200000,
           *               "balance_amount": 0,
           *               "my_amount": 151218.75
           *             }
           *           ],
           *           "draws": [
           *             {
           *               "draw_id": 1,
           *               "draw_date": "2025-09-01",
           *               "currency": "CAD",
           *               "amount": 1200000,
           *               "percent_complete": null,
           *               "inspection_date": null,
           *               "document_key": null
           *             }
           *           ],
           *           "updates": [
           *             {
           *               "update_id": 412,
           *               "published_at": "2026-06-18T13:30:00Z",
           *               "title": "Both new tenants have moved in",
           *               "body_text": "The improvements are finished and all six units are let. Interest has been paid on time every month.",
           *               "author": "Daniel Roy"
           *             }
           *           ],
           *           "documents": [
           *             {
           *               "document_id": 6011,
           *               "name": "Participation agreement NL-2026-017",
           *               "documenttype": "participation_agreement",
           *               "micid": 12,
           *               "key": "loans/2017/participation-agreement-501",
           *               "uploaded_at": "2025-09-01T16:00:00Z",
           *               "uploaded_by": "manager",
           *               "file_size_bytes": 412672,
           *               "mime_type": "application/pdf",
           *               "can_delete": 0,
           *               "status": "reviewed"
           *             },
           *             {
           *               "document_id": 6107,
           *               "name": "Signed investor disclosure",
           *               "documenttype": "investor_disclosure",
           *               "micid": 12,
           *               "key": "loans/2017/investor-disclosure-501",
           *               "uploaded_at": "2026-07-06T18:20:00Z",
           *               "uploaded_by": "investor",
           *               "file_size_bytes": 225280,
           *               "mime_type": "application/pdf",
           *               "can_delete": 1,
           *               "status": "received"
           *             }
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['LoanDetailsAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  loanDocumentDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "loan_id": 2017,
         *       "document_id": 6107
         *     }
         */
        'application/json': components['schemas']['LoanDocumentDeleteBody'];
      };
    };
    responses: {
      /** @description Deleted if `status` is success; otherwise `message` says why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The document has been deleted."
           *     }
           */
          'application/json': components['schemas']['Confirmation'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  loanDocumentUpload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "loan_id": 2017,
         *       "documenttype": "property_insurance",
         *       "name": "Insurance certificate 2026",
         *       "description": "Renewed for another year.",
         *       "file": "%PDF-1.7"
         *     }
         */
        'multipart/form-data': components['schemas']['LoanDocumentUploadBody'];
      };
    };
    responses: {
      /** @description Uploaded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The document has been uploaded.",
           *       "data": {
           *         "document": {
           *           "document_id": 6118,
           *           "name": "Insurance certificate 2026",
           *           "documenttype": "property_insurance",
           *           "micid": 12,
           *           "key": "loans/2017/insurance-certificate-2026",
           *           "uploaded_at": "2026-07-10T15:04:00Z",
           *           "uploaded_by": "investor",
           *           "file_size_bytes": 148480,
           *           "mime_type": "application/pdf",
           *           "can_delete": 1,
           *           "status": "received"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['LoanDocumentUploadAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  opportunityList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "opportunity_type": "syndicated_loan",
         *       "status": "open",
         *       "lien_position": "1",
         *       "max_ltv_percent": 65,
         *       "min_rate_percent": 9,
         *       "province": "ON",
         *       "sort_by": "listed_at",
         *       "sort_dir": "desc",
         *       "page": 1,
         *       "per_page": 10
         *     }
         */
        'application/json': components['schemas']['OpportunityListBody'];
      };
    };
    responses: {
      /** @description One page of the opportunities of the filter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "Current opportunities.",
           *       "data": {
           *         "total": 1,
           *         "page": 1,
           *         "per_page": 10,
           *         "last_page": 1,
           *         "opportunities": [
           *           {
           *             "opportunity_id": 31,
           *             "title": "Harbourfront mixed-use building",
           *             "reference": "NL-2026-031",
           *             "opportunity_type": "syndicated_loan",
           *             "status": "open",
           *             "image_base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==",
           *             "image_url": null,
           *             "city": "Toronto",
           *             "province": "ON",
           *             "property_type": "mixed_use",
           *             "loan_type": "commercial",
           *             "lien_position": "1",
           *             "currency": "CAD",
           *             "loan_amount": 1200000,
           *             "available_amount": 420000,
           *             "committed_amount": 780000,
           *             "funded_percent": 65,
           *             "minimum_investment_amount": 25000,
           *             "maximum_investment_amount": 300000,
           *             "investor_rate_percent": 9.75,
           *             "note_rate_percent": 11.25,
           *             "ltv_percent": 63.16,
           *             "term_months": 12,
           *             "payment_frequency": "monthly",
           *             "expected_funding_date": "2026-08-01",
           *             "closes_at": "2026-07-24T21:00:00Z",
           *             "listed_at": "2026-06-29T13:00:00Z",
           *             "is_new": 1,
           *             "my_interest": {
           *               "status": "submitted",
           *               "currency": "CAD",
           *               "amount": 50000,
           *               "submitted_at": "2026-07-07T14:22:00Z"
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['OpportunityListAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  opportunityDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_token": "9f0c2b7a6d1e4c58",
         *       "investor_id": 501,
         *       "opportunity_id": 31
         *     }
         */
        'application/json': components['schemas']['OpportunityDetailsBody'];
      };
    };
    responses: {
      /** @description The opportunity. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "success",
           *       "message": "The opportunity.",
           *       "data": {
           *         "opportunity": {
           *           "opportunity_id": 31,
           *           "title": "Harbourfront mixed-use building",
           *           "reference": "NL-2026-031",
           *           "opportunity_type": "syndicated_loan",
           *           "status": "open",
           *           "image_base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==",
           *           "image_url": null,
           *           "city": "Toronto",
           *           "province": "ON",
           *           "property_type": "mixed_use",
           *           "loan_type": "commercial",
           *           "lien_position": "1",
           *           "currency": "CAD",
           *           "loan_amount": 1200000,
           *           "available_amount": 420000,
           *           "committed_amount": 780000,
           *           "funded_percent": 65,
           *           "minimum_investment_amount": 25000,
           *           "maximum_investment_amount": 300000,
           *           "investor_rate_percent": 9.75,
           *           "note_rate_percent": 11.25,
           *           "ltv_percent": 63.16,
           *           "term_months": 12,
           *           "payment_frequency": "monthly",
           *           "expected_funding_date": "2026-08-01",
           *           "closes_at": "2026-07-24T21:00:00Z",
           *           "listed_at": "2026-06-29T13:00:00Z",
           *           "is_new": 1,
           *           "my_interest": {
           *             "status": "submitted",
           *             "currency": "CAD",
           *             "amount": 50000,
           *             "submitted_at": "2026-07-07T14:22:00Z"
           *           },
           *           "description": "A first mortgage on a mixed-use building with four shops and twelve apartments, fully leased.",
           *           "highlights": [
           *             "First lien at 63.16 % of the appraised value",
           *             "Monthly interest at 9.75 %",
           *             "Two personal guarantees"
           *           ],
           *           "use_of_funds": [
           *             {
           *               "label": "Repayment of the present mortgage",
           *               "currency": "CAD",
           *               "amount": 940000
           *             },
           *             {
           *               "label": "Roof and heating",
           *               "currency": "CAD",
           *               "amount": 185000
           *             },
           *             {
           *               "label": "Fees and closing costs",
           *               "currency": "CAD",
           *               "amount": 75000
           *             }
           *           ],
           *           "exit_strategy": "Refinance with a bank once the works are finished.",
           *           "borrower_summary": "A family company that has owned and let buildings in Toronto since 1998.",
           *           "prior_encumbrances": [],
           *           "appraisal": {
           *             "currency": "CAD",
           *             "value_amount": 1900000,
           *             "date": "2026-06-08",
           *             "company": "Harbour Appraisals",
           *             "basis": "as_is"
           *           },
           *           "payment_type": "interest_only",
           *           "regular_payment_amount": 11250,
           *           "lender_fee_percent": 2,
           *           "servicing_fee_percent": 1.5,
           *           "risk_notes": "The term may end before a bank is ready to refinance. Shop rents depend on two tenants.",
           *           "images": [
           *             {
           *               "base_64_encoded": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==",
           *               "url": null,
           *               "alt": "The building from the harbour side"
           *             }
           *           ],
           *           "documents": [
           *             {
           *               "name": "Offering memorandum NL-2026-031",
           *               "documenttype": "offering_memorandum",
           *               "micid": 12,
           *               "key": "opportunities/31/offering-memorandum"
           *             },
           *             {
           *               "name": "Appraisal NL-2026-031",
           *               "documenttype": "appraisal",
           *               "micid": 12,
           *               "key": "opportunities/31/appraisal"
           *             }
           *           ],
           *           "contact": {
           *             "member_id": 1,
           *             "name": "Maya Chen",
           *             "email": "maya.chen@northline.test",
           *             "phone": "+1 416 555 0110"
           *           },
           *           "latitude": 43.6387,
           *           "longitude": -79.3817,
           *           "disclaimers": "This is not an offer to sell securities. Mortgage investments are not guaranteed."
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['OpportunityDetailsAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
}
