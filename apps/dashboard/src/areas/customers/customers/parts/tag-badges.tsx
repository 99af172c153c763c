import { Badge } from "@mauzo/ui/badge";

/** The tags of a customer. */
export const TagBadges = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} className="max-w-full">
          <bdi className="truncate">{tag}</bdi>
        </Badge>
      ))}
    </span>
  );
