import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { text } from '../../values/text/text.ts';
import styles from './Footer.module.css';

/** The manager's name, how to reach it, and the config's links; links to screens of the portal use the router. */
export function Footer() {
  const { brand, footer, routes } = usePortal();
  return (
    <footer className={styles.footer}>
      <p>{text.footer.rights(brand.name)}</p>
      {footer.contact && <p>{footer.contact}</p>}
      {footer.links.length > 0 && (
        <ul className={styles.links}>
          {footer.links.map(({ label, href }) => (
            <li key={href}>
              {href in routes.public || href in routes.signedIn ? (
                <Link to={href}>{label}</Link>
              ) : (
                <a href={href}>{label}</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
