import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { useFeatures } from '../../client/useFeatures.ts';
import { anchorOf, sectionPlace } from '../../config/places.ts';
import { ButtonLink } from '../../screen/ButtonLink.tsx';
import { featureState } from '../../screen/featureState.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Small, Text } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isolated, listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { newsPlace } from '../attention/newsPlace.ts';
import { contactPath } from '../form/contactPath.ts';
import styles from './FirstSteps.module.css';

/** The steps that are done and not done, and whom to ask. Leaves out what could not be loaded. */
export function FirstSteps() {
  const { id = 0 } = useInvestor();
  const format = useFormat();
  const portal = usePortal();
  const words = text.firstUse;
  const place = newsPlace(portal, 'opportunities');
  const features = useFeatures(true, false);
  const hasOpportunities = place !== undefined && featureState('opportunities', features) === 'on';
  const profile = useQuery(queryFor('profileDetails', {}));
  const accounts = useQuery({ ...queryFor('investorAccountList', {}, { id }), enabled: id > 0 });
  const opportunities = useQuery({
    ...queryFor('opportunityList', { page: 1, per_page: 1, status: 'open' }),
    enabled: hasOpportunities,
  });
  const accreditation = profile.data?.accreditation;
  const adviser = profile.data?.relationship_manager;
  const account = accounts.data?.accounts.find(({ status }) => status === 'verified');
  const open = opportunities.data?.total;
  const to = open ? place?.path : contactPath(portal, { topic: 'Other' });
  const accountPath = anchorOf(sectionPlace(portal, ({ kind }) => kind === 'accounts'));
  return (
    <div className={styles.steps}>
      <Text as="h3" size="xl" tight>
        {words.title}
      </Text>
      <p className={styles.about}>{words.text}</p>
      <ul className={styles.list}>
        <Step
          isAwaited={profile.isPending}
          isDone={accreditation?.status === 'verified'}
          title={accreditation && (accreditation.status === 'verified' ? words.accredited : words.notAccredited)}
          note={
            accreditation?.status === 'verified'
              ? accreditation.expires_date && words.validUntil(format('date', accreditation.expires_date))
              : accreditation && format('label', accreditation.status)
          }
        />
        <Step
          isAwaited={accounts.isPending}
          isDone={account !== undefined}
          title={accounts.data && (account ? words.accountVerified : words.noAccount)}
          note={
            account
              ? listed([account.institution_name, account.account_number_masked], ' ')
              : accountPath && <Link to={accountPath}>{words.seeAccounts}</Link>
          }
        />
        {hasOpportunities && (
          <Step
            isAwaited={opportunities.isPending}
            isDone={false}
            title={open === undefined ? undefined : words.opportunities(open, format('number', open))}
            note={open === 0 ? words.opportunitiesLater : undefined}
          />
        )}
      </ul>
      <div className={styles.ways}>
        {to && (
          <ButtonLink variant="primary" to={to}>
            {open ? words.seeOpportunities : words.ask}
          </ButtonLink>
        )}
        {adviser && <Small>{words.contact(isolated(adviser.name), portal.brand.name)}</Small>}
      </div>
    </div>
  );
}

interface StepProps {
  isAwaited: boolean;
  isDone: boolean;
  title: string | undefined;
  note: string | React.JSX.Element | null | undefined;
}

function Step({ isAwaited, isDone, title, note }: StepProps) {
  if (isAwaited) {
    return (
      <li className={styles.step} aria-busy>
        <Icon name="info" />
        <Skeleton width="60%" />
      </li>
    );
  }
  if (title === undefined) return null;
  return (
    <li className={styles.step} data-done={isDone}>
      <Icon name={isDone ? 'success' : 'info'} />
      <div>
        <p>{title}</p>
        {note && <Small>{note}</Small>}
      </div>
    </li>
  );
}
