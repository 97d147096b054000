/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface NoteAuthor {
  /** The member of the manager's team. */
  member_id: number;
  name: string;
  /** The author's position. */
  title: string;
  /**
   * The author's picture, or null where there is none.
   * @nullable
   */
  profile_image_base_64_encoded: string | null;
}
