import { about } from '../../src/config/kinds/about.ts';
import { form } from '../../src/config/kinds/form.ts';
import { options } from '../../src/config/kinds/options.ts';
import { people } from '../../src/config/kinds/people.ts';
import { screen } from '../../src/config/screen.ts';

export const contactUs = screen({
  title: 'Contact Us',
  sections: [
    people({
      id: 'team',
      title: 'Our team',
      query: 'teamList',
      rows: 'team',
      key: 'member_id',
      empty: { title: 'No one is listed here', text: 'Please write to us with the form below.' },
    }),
    form({
      id: 'message',
      title: 'Write to us',
      command: 'contactSubmit',
      about: [
        about({
          field: 'context.opportunity_id',
          label: 'Opportunity',
          query: 'opportunityDetails',
          parameter: 'opportunity_id',
          object: 'opportunity',
          name: 'title',
          reference: 'reference',
          amount: {
            field: 'request.amount',
            label: 'Amount to invest',
            currency: 'request.currency',
            fixed: [{ field: 'request.full_withdrawal', value: 0 }],
            least: 'minimum_investment_amount',
            most: ['available_amount', 'maximum_investment_amount'],
            where: { field: 'status', values: ['open'] },
          },
        }),
        about({
          field: 'context.loan_id',
          label: 'Loan',
          query: 'loanDetails',
          parameter: 'loan_id',
          object: 'loan_details',
          name: 'name',
          reference: 'loan_number',
        }),
        about({
          field: 'context.investment_id',
          label: 'Investment',
          query: 'investmentList',
          rows: 'investments',
          key: 'investment_id',
          name: 'name',
        }),
      ],
      fields: [
        {
          field: 'topic',
          label: 'Topic',
          input: 'select',
          values: [
            'Account Issues',
            'Withdrawal Request',
            'Statement Inquiry',
            'Meeting Request',
            'Deposit Request',
            'Other',
          ],
          fromAddress: true,
        },
        {
          field: 'member_id',
          label: 'Send to',
          input: 'select',
          options: options({ query: 'teamList', rows: 'team', value: 'member_id', label: 'name' }),
          required: false,
          hint: 'Leave blank and we’ll route it.',
        },
        { field: 'subject', label: 'Subject', input: 'text', autocomplete: 'off', required: false },
        { field: 'message', label: 'Message', input: 'textarea' },
        {
          field: 'preferred_contact',
          label: 'How should we reply?',
          input: 'radio',
          values: ['email', 'phone'],
          initial: 'email',
        },
        {
          field: 'phone',
          label: 'Telephone',
          input: 'tel',
          autocomplete: 'tel',
          required: false,
          neededFor: { field: 'preferred_contact', value: 'phone' },
          hint: 'So we can call you.',
        },
        {
          field: 'preferred_time',
          label: 'Best time for a call',
          input: 'text',
          autocomplete: 'off',
          required: false,
        },
      ],
      supply: { 'context.page': { from: 'page' } },
      submit: 'Send message',
      success: ['toast', 'refresh'],
      receipt: {
        title: 'Your message has been sent',
        reference: { field: 'reference_number', label: 'Reference number' },
        again: 'Send another message',
      },
    }),
    people({
      id: 'investor-contacts',
      title: 'Your contact details',
      query: 'investorContactList',
      rows: 'investors',
      key: 'investor_id',
      empty: { title: 'No contact on file', text: 'Please tell us how to reach you.' },
    }),
  ],
});
